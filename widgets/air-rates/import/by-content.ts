import type { Block } from '../../../shared/ui/grid/model/grid-model.ts';
import { levelOf } from '../rows/rate-row.ts';
import { fits, isShifted, type Kind, kindOf } from './cells/kinds.ts';
import { priceOrder } from './price-order.ts';

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
  const named = counts.get('airline')?.length ?? 0;
  const words = named + (counts.get('text')?.length ?? 0);
  // Not every airline is known by its name.
  if (named * 2 >= kinds.length && words >= kinds.length * MOST) return 'airline';
  return same.length >= kinds.length * MOST ? kind : 'text';
}

const isWord = (kind: Kind | undefined): boolean => kind === 'text' || kind === 'codes' || kind === 'airline';

/**
 * What the columns of a block without headings become, by index: by their place from the focused column on, where all of
 * it can stand there. Else by what they hold, as far as that is certain: two columns of airports are From and To, two of
 * dates the validity, as many prices as there are levels are the levels; the rest is undefined. Which price is of which
 * level follows from the order in which prices fall.
 *
 * @param columns ids of the table's columns, from the focused one on
 */
export function targetsByContent(
  block: Block,
  width: number,
  columns: readonly string[],
  locale: string,
): readonly (string | undefined)[] {
  const looked = block.slice(0, LOOKED_AT);
  const texts = Array.from({ length: width }, (_, n) =>
    looked.flatMap((line) => (line[n]?.trim() ? [line[n]] : [])),
  );
  const kinds = texts.map((column) => kindIn(column, locale));
  const isInPlace =
    !isShifted(kinds, columns) &&
    kinds.every((kind, n) => kind === undefined || (columns[n] !== undefined && fits(kind, columns[n])));
  const targets = isInPlace
    ? kinds.map((kind, n) => (kind === undefined ? undefined : columns[n]))
    : byKind(kinds, columns);
  const prices = targets.flatMap((target, n) => (levelOf(target ?? '') === undefined ? [] : [n]));
  const ordered = priceOrder(
    looked.map((line) => prices.map((n) => line[n] ?? '')),
    prices.map((n) => targets[n]!),
  );
  return targets.map((target, n) => ordered[prices.indexOf(n)] ?? target);
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
  const [firstPrice] = numbers;
  const named = all('airline');
  if (named.length === 1) give(named, ['airline']);
  const words = kinds.flatMap((kind, n) => (isWord(kind) && targets[n] === undefined ? [n] : []));
  const ahead = words.filter((n) => firstPrice !== undefined && n < firstPrice);
  if (named.length === 0 && ahead.length === 1) give(ahead, ['airline']);
  if (named.length === 1 && ahead.length === 2 && codes.length === 0) give(ahead, ['from', 'to']);
  const last = words.filter((n) => firstPrice !== undefined && n > firstPrice);
  if (last.length === 1) give(last, ['comment']);
  return targets;
}
