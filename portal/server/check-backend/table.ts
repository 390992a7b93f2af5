import type { Use } from '../../../shared/contract/documented/use.ts';
import { type Finding, isFault, type State } from './finding.ts';

/** Characters of the columns, 120 together with the gaps. */
const WIDTHS = [42, 13, 61] as const;
const GAP = '  ';

type Row = readonly [thing: string, state: string, breaks: string];

/** The findings as plain text: what is wholly there takes one line a group. */
export function tableOf(findings: readonly Finding[]): string {
  const groups = Map.groupBy(findings, ({ group }) => group);
  const rows: Row[] = [
    ['thing', 'state', 'what that breaks'],
    WIDTHS.map((width) => '-'.repeat(width)) as unknown as Row,
    ...[...groups].flatMap(([group, all]) => rowsOf(group, all)),
  ];
  return `${rows.flatMap(linesOf).join('\n')}\n`;
}

function rowsOf(group: string, findings: readonly Finding[]): Row[] {
  const others = findings.filter(({ state }) => state !== 'there');
  const name = others.length > 0 ? `${group}, all else` : group;
  const there: Row[] = others.length < findings.length ? [[name, 'there', '']] : [];
  // What can't be told for the same reason takes one line, too.
  const rows = Map.groupBy(others, (one) => (isFault(one) ? one : `${one.state} ${one.note}`));
  return [...[...rows.values()].map(rowOf), ...there];
}

function rowOf(alike: readonly Finding[]): Row {
  const [{ state, note, uses }] = alike as [Finding];
  const breaks = isFault(alike[0]!) ? wordsOf(uses) : '';
  const things = alike.map(({ thing }) => thing).join(', ');
  return [things, state, [note && `(${note})`, breaks].filter(Boolean).join(' ')];
}

/** What can't be done, by element. */
export function wordsOf(uses: readonly Use[]): string {
  if (uses.length === 0) return 'nothing: it is never asked for';
  const byTools = Map.groupBy(uses, ({ tools }) => tools.join(', '));
  return [...byTools]
    .map(([tools, all]) => `${tools}: ${[...new Set(all.map(({ task }) => task))].join('; ')}`)
    .join('. ');
}

function linesOf(row: Row): string[] {
  const cells = row.map((text, column) => wrapped(text, WIDTHS[column]!));
  const height = Math.max(...cells.map((lines) => lines.length));
  return Array.from({ length: height }, (_, line) =>
    cells
      .map((lines, column) => (lines[line] ?? '').padEnd(WIDTHS[column]!))
      .join(GAP)
      .trimEnd(),
  );
}

/** Lines of at most so many characters; a longer word is cut. What the application said may hold anything. */
function wrapped(text: string, width: number): string[] {
  const words = text
    .split(/[\s\p{C}]+/u)
    .flatMap((word) => word.match(new RegExp(`.{1,${width}}`, 'gu')) ?? []);
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const STATES: readonly State[] = ['there', 'missing', 'other type', 'refused', "can't be told"];

/** How many there are of each state. */
export const countsOf = (findings: readonly Finding[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    STATES.map((state) => [state, findings.filter((finding) => finding.state === state).length]),
  );

export const summaryOf = (findings: readonly Finding[]): string =>
  Object.entries(countsOf(findings))
    .filter(([, count]) => count > 0)
    .map(([state, count]) => `${count} ${state}`)
    .join(', ');
