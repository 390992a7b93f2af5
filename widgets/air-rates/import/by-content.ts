import type { Block } from '../../../shared/ui/grid/model/grid-model.ts';
import { levelOf } from '../rows/rate-row.ts';
import { fits, isShifted, type Kind, kindOf } from './cells/kinds.ts';

const LOOKED_AT = 200;
/** So much of a column has to be of one kind. */
const MOST = 0.8;

/** The kind of a column; undefined for one that holds nothing, or nothing in particular. */
function kindIn(texts: readonly string[], locale: string): Kind | undefined {
  const kinds = texts.map((text) => kindOf(text, locale));
  const counts = Map.groupBy(kinds, (kind) => kind);
  const [kind, same] = [...counts].sort(([, one], [, other]) => other.length - one.length)[0] ?? [];
  if (kind === undefined || same === undefined) return undefined;
  if ((kind === 'codes' || kind === 'code') && counts.has('codes')) return 'codes';
  return same.length >= kinds.length * MOST ? kind : 'text';
}

const isWord = (kind: Kind | undefined): boolean => kind === 'text' || kind === 'codes';

/**
 * What the columns of a block without headings become, by index: by their place from the focused column on, where all of
 * it can stand there. Else by what they hold, as far as that is certain: two columns of airports are From and To, two of
 * dates the validity, as many prices as there are levels are the levels; the rest is undefined.
 *
 * @param columns ids of the table's columns, from the focused one on
 */
export function targetsByContent(
  block: Block,
  width: number,
  columns: readonly string[],
  locale: string,
): readonly (string | undefined)[] {
  const texts = Array.from({ length: width }, (_, n) =>
    block.slice(0, LOOKED_AT).flatMap((line) => (line[n]?.trim() ? [line[n]] : [])),
  );
  const kinds = texts.map((column) => kindIn(column, locale));
  const isInPlace =
    !isShifted(kinds, columns) &&
    kinds.every((kind, n) => kind === undefined || (columns[n] !== undefined && fits(kind, columns[n])));
  if (isInPlace) return kinds.map((kind, n) => (kind === undefined ? undefined : columns[n]));
  return byKind(kinds, columns);
}

function byKind(kinds: readonly (Kind | undefined)[], columns: readonly string[]): (string | undefined)[] {
  const targets: (string | undefined)[] = kinds.map(() => undefined);
  const all = (kind: Kind) => kinds.flatMap((one, n) => (one === kind ? [n] : []));
  const give = (indexes: readonly number[], ids: readonly string[]) => {
    for (const [n, id] of ids.entries()) if (indexes[n] !== undefined) targets[indexes[n]] = id;
  };
  const codes = all('code');
  // A third column of single codes may be a routing as well as an airline.
  give(codes, codes.length >= 2 ? ['from', 'to'] : ['to']);
  give(all('codes'), ['routing']);
  give(all('date'), all('date').length >= 2 ? ['validityFrom', 'validityTo'] : ['validityTo']);
  give(all('range'), ['time']);
  const levels = columns.filter((column) => levelOf(column) !== undefined);
  const numbers = all('number');
  if (numbers.length === levels.length) give(numbers, levels);
  const words = kinds.flatMap((kind, n) => (isWord(kind) && targets[n] === undefined ? [n] : []));
  const [firstPrice] = numbers;
  const airlines = words.filter((n) => firstPrice !== undefined && n < firstPrice);
  if (airlines.length === 1) give(airlines, ['airline']);
  const last = words.filter((n) => firstPrice !== undefined && n > firstPrice);
  if (last.length === 1) give(last, ['comment']);
  return targets;
}
