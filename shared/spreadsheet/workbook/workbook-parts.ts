import { FileRefusal } from '../refusal.ts';
import type { ZipPart } from '../zip-size.ts';
import { type CellLook, cellLooksIn } from './cell-looks.ts';
import { unpack } from './unpack.ts';
import { type Attributes, elementIn, tagsIn } from './xml-tags.ts';

/** A sheet of a workbook, and the part that has its cells. */
export interface SheetPart {
  readonly name: string;
  readonly isHidden: boolean;
  readonly part: ZipPart;
}

/** What a workbook consists of. */
export interface WorkbookParts {
  /** The sheets that have cells: a chart has none. */
  readonly sheets: readonly SheetPart[];
  readonly sharedStrings: ZipPart | undefined;
  /** How the cells of each style look; undefined for a style that adds nothing to the value. */
  readonly looks: readonly (CellLook | undefined)[];
  /** Whether its days are counted from 1904 on, as those of old Macs are. */
  readonly is1904: boolean;
}

/** Reads where the parts of a workbook are, and how its styles look. Refuses what is none. */
export async function workbookParts(bytes: Uint8Array, parts: readonly ZipPart[]): Promise<WorkbookParts> {
  const byName = new Map(parts.map((part) => [part.name.replaceAll('\\', '/').toLowerCase(), part]));
  const partAt = (path: string) => byName.get(path.toLowerCase());
  const textAt = async (path: string) => {
    const part = partAt(path);
    return part ? new TextDecoder().decode(await unpack(bytes, part)) : '';
  };
  const relationsOf = async (path: string): Promise<readonly Relation[]> => {
    const [folder, file] = divided(path);
    return tagsIn(await textAt(`${folder}_rels/${file}.rels`), 'Relationship').map((tag) => ({
      id: tag.get('Id') ?? '',
      type: tag.get('Type')?.split('/').at(-1) ?? '',
      path: resolved(folder, tag.get('Target') ?? ''),
    }));
  };
  const root =
    (await relationsOf('')).find(({ type }) => type === 'officeDocument')?.path ?? 'xl/workbook.xml';
  const workbook = await textAt(root);
  const listed = tagsIn(elementIn(workbook, 'sheets'), 'sheet');
  if (listed.length === 0) throw new FileRefusal('damaged');
  const relations = await relationsOf(root);
  const sheets = listed.flatMap((tag): SheetPart[] => {
    const relation = relations.find(({ id, type }) => type === 'worksheet' && id === relationId(tag));
    if (!relation) return [];
    const part = partAt(relation.path);
    if (!part) throw new FileRefusal('damaged');
    const state = tag.get('state');
    return [{ name: tag.get('name') ?? '', isHidden: state === 'hidden' || state === 'veryHidden', part }];
  });
  const partOf = (wanted: string) => {
    const relation = relations.find(({ type }) => type === wanted);
    return relation && partAt(relation.path);
  };
  const styles = partOf('styles');
  const [properties] = tagsIn(workbook, 'workbookPr');
  return {
    sheets,
    sharedStrings: partOf('sharedStrings'),
    looks: styles ? cellLooksIn(await unpack(bytes, styles)) : [],
    is1904: ['1', 'true'].includes(properties?.get('date1904') ?? ''),
  };
}

interface Relation {
  readonly id: string;
  readonly type: string;
  readonly path: string;
}

const relationId = (tag: Attributes): string | undefined =>
  [...tag].find(([name]) => /^[^:]+:id$/i.test(name))?.[1];

/** A path as its folder, with the sign behind it, and its file. */
function divided(path: string): readonly [folder: string, file: string] {
  const at = path.lastIndexOf('/') + 1;
  return [path.slice(0, at), path.slice(at)];
}

function resolved(folder: string, target: string): string {
  const path: string[] = [];
  const plain = target.replaceAll('\\', '/');
  for (const step of (plain.startsWith('/') ? plain : folder + plain).split('/')) {
    if (step === '..') path.pop();
    else if (step !== '.' && step !== '') path.push(step);
  }
  return path.join('/');
}
