import type { ZipPart } from '../zip-size.ts';
import { type Attributes, elementIn, tagsIn } from './xml-tags.ts';
import { textOf } from './zip-text.ts';

/** A sheet of a workbook, and the part that has its cells; a chart has none. */
export interface SheetPart {
  readonly name: string;
  readonly isHidden: boolean;
  readonly part: ZipPart | undefined;
}

/** What a workbook tells about its sheets, beside their cells. */
export interface WorkbookParts {
  readonly sheets: readonly SheetPart[];
  /** The code of the number format of each style; undefined for one that shows numbers plainly. */
  readonly formats: readonly (string | undefined)[];
}

/** Reads where the sheets of a workbook are, and how its styles show numbers. */
export async function workbookParts(bytes: Uint8Array, parts: readonly ZipPart[]): Promise<WorkbookParts> {
  const byName = new Map(parts.map((part) => [part.name.toLowerCase(), part]));
  const partAt = (path: string) => byName.get(path.toLowerCase());
  const textAt = async (path: string) => {
    const part = partAt(path);
    return part ? textOf(bytes, part) : '';
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
  const relations = await relationsOf(root);
  const sheets = tagsIn(elementIn(await textAt(root), 'sheets'), 'sheet').map((tag): SheetPart => {
    const relation = relations.find(({ id, type }) => type === 'worksheet' && id === relationId(tag));
    const state = tag.get('state');
    return {
      name: tag.get('name') ?? '',
      isHidden: state === 'hidden' || state === 'veryHidden',
      part: relation && partAt(relation.path),
    };
  });
  const styles = relations.find(({ type }) => type === 'styles');
  return { sheets, formats: styles ? formatsIn(await textAt(styles.path)) : [] };
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
  for (const step of (target.startsWith('/') ? target : folder + target).split('/')) {
    if (step === '..') path.pop();
    else if (step !== '.' && step !== '') path.push(step);
  }
  return path.join('/');
}

/** The format codes that every spreadsheet knows by number and that show more than the number. */
const BUILT_IN: Readonly<Record<string, string>> = { 9: '0%', 10: '0.00%' };

function formatsIn(styles: string): readonly (string | undefined)[] {
  const codes = new Map(
    tagsIn(elementIn(styles, 'numFmts'), 'numFmt').map((tag) => [tag.get('numFmtId'), tag.get('formatCode')]),
  );
  return tagsIn(elementIn(styles, 'cellXfs'), 'xf').map((tag) => {
    const id = tag.get('numFmtId');
    return id === undefined ? undefined : (codes.get(id) ?? BUILT_IN[id]);
  });
}
