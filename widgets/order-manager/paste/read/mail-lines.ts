import { fold } from '../../../../shared/i18n/fold.ts';
import { withoutInvisible } from '../../../../shared/trade/invisible.ts';
import { narrow } from '../../../../shared/trade/narrow.ts';
import { parseBlock } from '../../../../shared/ui/grid/model/clipboard-text.ts';
import { withoutListMark } from '../../comboboxes/list-marks.ts';
import { headingOf } from './words.ts';

/** A line with something on it. */
export interface MailLine {
  /** Its number in the text, from 1. */
  readonly line: number;
  /** As it was pasted, without what quotes or numbers it. */
  readonly source: string;
  /** Where a spreadsheet or an aligned list divides it; one for a line of prose. */
  readonly cells: readonly string[];
  /** It belongs to the mail and not to what the mail says: its head, its signature. */
  readonly isFrame: boolean;
}

const HEAD = words(
  'from|sent|to|cc|bcc|subject|date|reply-to|attachments',
  'von|gesendet|an|betreff|datum|anlagen',
  'de|envoyé|à|objet|pièces jointes',
  'enviado|para|asunto|fecha|adjuntos',
  '差出人|送信日時|宛先|件名|发件人|发送时间|收件人|抄送|主题',
);
const CLOSINGS = words(
  'best regards|kind regards|regards|best wishes|many thanks|thanks|thank you|thanks and regards|sincerely|yours sincerely|cheers|br',
  'mit freundlichen grüßen|freundliche grüße|viele grüße|beste grüße|liebe grüße|mfg|vielen dank|danke',
  'cordialement|bien cordialement|salutations|meilleures salutations|bien à vous|merci',
  'saludos|un saludo|saludos cordiales|atentamente|gracias|muchas gracias',
  'よろしくお願いいたします|よろしくお願いします|宜しくお願い致します|以上|敬具|此致|敬礼|谢谢|祝好|顺祝商祺',
);

function words(...lists: string[]): ReadonlySet<string> {
  return new Set(lists.flatMap((list) => list.split('|').map((word) => fold(word))));
}

/** The lines of a mail or of a part of a spreadsheet; what is below a closing or `-- ` is its signature, up to a quoted mail. */
export function mailLines(text: string): MailLine[] {
  let isSigned = false;
  const isTable = /\S[^\S\r\n]*\t[^\S\r\n]*\S/.test(text);
  const rows = rowsOf(text);
  const headed = isTable ? undefined : headedTable(rows);
  return rows.flatMap(({ line, row }) => {
    const unmarked = withoutMarks(row);
    if (unmarked.trim() === '') return [];
    // Its first cells are empty where a table goes on below them.
    const divided =
      headed && line >= headed.line
        ? cellsOf(unmarked.trimStart(), headed)
        : (isTable ? unmarked : unmarked.trimStart()).split('\t');
    const cells = divided.map((cell) => unquotedCell(cell.trim()));
    const source = cells.filter(Boolean).join('  ');
    const label = /^([^:：]{1,20})[:：]/.exec(source)?.[1];
    const isHead = label !== undefined && HEAD.has(fold(label.trim()));
    if (isHead) isSigned = false;
    else if (/^\s*--\s*$/.test(row) || CLOSINGS.has(closing(source))) isSigned = true;
    return [{ line, source, cells, isFrame: isHead || isSigned }];
  });
}

/** A table whose columns are divided by semicolons or commas, from its line of headings on. */
interface HeadedTable {
  readonly line: number;
  readonly divider: string;
  readonly columns: number;
}

/** Such a line consists of headings alone, one of them of orders. */
function headedTable(rows: readonly { line: number; row: string }[]): HeadedTable | undefined {
  for (const { line, row } of rows)
    for (const divider of [';', ',']) {
      if (!row.includes(divider)) continue;
      const headings = withoutMarks(row).split(divider).map(headingOf);
      if (!headings.includes(undefined) && headings.includes('order'))
        return { line, divider, columns: headings.length };
    }
  return undefined;
}

/** What stands behind the last heading belongs to the last column: `4501; ST-1; ST-2`. */
function cellsOf(row: string, { divider, columns }: HeadedTable): string[] {
  const parts = row.split(divider);
  const last = parts.slice(columns - 1).join(divider);
  return [...parts.slice(0, columns - 1), ...(last ? [last] : [])];
}

const closing = (source: string): string => fold(source.replace(/[\s,.!。、，！]+$/u, ''));

/** As it stood in the text, with the blanks of mails and double width as plain ones; a bullet alone leaves nothing. */
const withoutMarks = (row: string): string =>
  withoutListMark(narrowKept(withoutInvisible(row)).replace(/[\u2007\u3000]/g, ' '));

/** Double width as plain, but for the signs that divide a list in Japanese and Chinese. */
const narrowKept = (text: string): string => text.replace(/[^、，；。]+/gu, narrow);

const unquotedCell = (cell: string): string =>
  /^".*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell;

function rowsOf(text: string): { line: number; row: string }[] {
  // A spreadsheet quotes a cell with line ends in it.
  const isQuoted = text.includes('\t') && /(?:^|[\t\n])"[^"\n]*\n/.test(text);
  const rows = isQuoted
    ? parseBlock(text).map((cells) => cells.map((cell) => cell.replace(/[\r\n]+/g, '; ')).join('\t'))
    : text.split(/\r\n?|\n|\u2028|\u2029/);
  return rows.map((row, index) => ({ line: index + 1, row }));
}
