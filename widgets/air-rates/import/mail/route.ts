import { isAirline } from '../cells/airline-cell.ts';

/** The airports of a line of a mail, and what stands before its prices beside them. */
export interface Route {
  readonly from: string;
  readonly to: string;
  /** As it is written; empty where none is named. */
  readonly airline: string;
  /** Every other word. */
  readonly rest: string;
}

const CODES = /(?<![\p{L}\d])([a-z]{3})\s*(?:->|→|[-–—/>|;]|\s+to\s)\s*([a-z]{3})(?![\p{L}\d])/iu;
/** Small letters with only a space between them are words. */
const CAPITALS = /(?<![\p{L}\d])([A-Z]{3})\s+([A-Z]{3})(?![\p{L}\d])/u;
/** What introduces a route, and the marks around its parts. */
const INTRODUCED = /^[^\p{L}\d]+|(?<![\p{L}\d])(?:ex|from)\s*$|[^\p{L}\d]+$/giu;
const DESIGNATOR = /^(?=.*[a-z])[a-z\d]{2}$/i;
/** So many words are the name of an airline at most. */
const WORDS = 3;

const trimmed = (text: string): string => text.replace(INTRODUCED, '').replace(INTRODUCED, '').trim();
const joined = (...texts: readonly string[]): string => texts.map(trimmed).filter(Boolean).join(' ');

/** Reads `HKG-LAX CX`, `CX: HKG to LAX`, `ex HKG/LAX`; undefined for a text without two codes together. */
export function readRoute(text: string): Route | undefined {
  const found = CODES.exec(text) ?? CAPITALS.exec(text);
  if (!found) return undefined;
  const [before, after] = [text.slice(0, found.index), text.slice(found.index + found[0].length)].map(
    trimmed,
  );
  const [from, to] = [found[1]!.toUpperCase(), found[2]!.toUpperCase()];
  const behind = findAirline(after!);
  if (behind) return { from, to, airline: behind.airline, rest: joined(before!, behind.rest) };
  const ahead = findAirline(before!);
  if (ahead) return { from, to, airline: ahead.airline, rest: joined(ahead.rest, after!) };
  return { from, to, airline: '', rest: joined(before!, after!) };
}

/** The airline in a text: by its name or designator, and whatever looks like a designator at the beginning. */
function findAirline(text: string): { readonly airline: string; readonly rest: string } | undefined {
  const words = [...text.matchAll(/[^\s|/;,:()]+/g)];
  for (const [n, { index: start }] of words.entries())
    for (const last of words.slice(n, n + WORDS).reverse()) {
      const end = last.index + last[0].length;
      const airline = text.slice(start, end);
      const isDesignator = n === 0 && DESIGNATOR.test(airline);
      if (isAirline(airline) || isDesignator)
        return {
          airline: isDesignator ? airline.toUpperCase() : airline,
          rest: joined(text.slice(0, start), text.slice(end)),
        };
    }
  return undefined;
}
