import { type MomentFormat, momentFormatOf } from './moment-format.ts';
import { isTelling } from './number-format.ts';
import { TagCursor } from './tag-cursor.ts';

/** What a style says of its cells that their value doesn't. */
export interface CellLook {
  /** How the number of a day or a time is shown. */
  readonly moment?: MomentFormat;
  /** The code of a number format that shows more than the number. */
  readonly code?: string;
  readonly isStruck?: true;
}

/** The format codes that every spreadsheet knows by number and that show more than the number. */
const BUILT_IN: Readonly<Record<string, string>> = {
  ...{ 9: '0%', 10: '0.00%' },
  ...Object.fromEntries([14, 15, 16, 17, 22].map((id) => [id, 'yyyy-mm-dd'])),
  ...Object.fromEntries([18, 19, 20, 21, 45, 47].map((id) => [id, 'h:mm:ss'])),
  46: '[h]:mm:ss',
};
/** Of the languages of East Asia: days, and times among them. */
const EASTERN_DAYS = [27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58];
const EASTERN_TIMES = [32, 33, 34, 35];
const EASTERN: Readonly<Record<string, string>> = {
  ...Object.fromEntries(EASTERN_DAYS.map((id) => [id, 'yyyy-mm-dd'])),
  ...Object.fromEntries(EASTERN_TIMES.map((id) => [id, 'h:mm:ss'])),
};

/** Parts of the styles that say how cells look; others, such as those for conditions, hold the same elements. */
const SECTIONS = ['numFmts', 'fonts', 'cellXfs'] as const;

/** How the cells of each style of a workbook look; undefined for a style that adds nothing to the value. */
export function cellLooksIn(styles: Uint8Array): readonly (CellLook | undefined)[] {
  const codes = new Map<string, string>();
  const struck = new Set<number>();
  const looks: (CellLook | undefined)[] = [];
  const known = new Map<string, CellLook | undefined>();
  let fonts = 0;
  let section: (typeof SECTIONS)[number] | undefined;
  const tags = new TagCursor(styles);
  while (tags.next()) {
    const named = SECTIONS.find((name) => tags.is(name));
    if (named) section = tags.isClosing ? undefined : named;
    else if (tags.isClosing) continue;
    else if (section === 'numFmts' && tags.is('numFmt'))
      codes.set(tags.text('numFmtId') ?? '', tags.text('formatCode') ?? '');
    else if (section === 'fonts' && tags.is('font')) fonts += 1;
    else if (section === 'fonts' && tags.is('strike')) {
      if (!isOff(tags.text('val'))) struck.add(fonts - 1);
    } else if (section === 'cellXfs' && tags.is('xf')) {
      const id = tags.text('numFmtId') ?? '';
      const isStruck = struck.has(tags.whole('fontId'));
      const key = `${id} ${isStruck}`;
      if (!known.has(key)) known.set(key, lookOf(codes.get(id) ?? BUILT_IN[id] ?? EASTERN[id], isStruck));
      looks.push(known.get(key));
    }
  }
  return looks;
}

const isOff = (value: string | undefined): boolean => value === '0' || value === 'false';

function lookOf(code: string | undefined, isStruck: boolean): CellLook | undefined {
  const moment = code === undefined ? undefined : momentFormatOf(code);
  const isShown = moment === undefined && code !== undefined && isTelling(code);
  if (moment === undefined && !isShown && !isStruck) return undefined;
  return { ...(moment && { moment }), ...(isShown && { code }), ...(isStruck && { isStruck }) };
}
