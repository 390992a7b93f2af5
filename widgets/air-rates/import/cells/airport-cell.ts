import { isDirect } from '../../rules/direct-flight.ts';

const CODE = /^[a-z]{3}$/i;
/** A code beside a name: `Toronto (YYZ)`, `YYZ - Toronto Pearson`. */
const BESIDE = /\(([A-Z]{3})\)|^([A-Z]{3})\s*[-–,:/]\s*\p{L}{4}|\p{L}{4}[\p{L}\s.]*\s*[-–,:/]\s*([A-Z]{3})$/u;
const BETWEEN = /\s*(?:[/,;|>+]|->|→|–|—|-)\s*|\s+(?:via\s+)?/i;

export const isCode = (text: string): boolean => CODE.test(text);

/** The IATA code of a cell in capitals (AIR-45); a text without one stays as it is, and its check says so. */
export function airportCell(text: string): string {
  const trimmed = text.trim();
  if (isCode(trimmed)) return trimmed.toUpperCase();
  const [, ...found] = BESIDE.exec(trimmed) ?? [];
  return found.find(Boolean) ?? trimmed;
}

/**
 * The codes of a routing as its cell holds them: `yyz-lhr` is `YYZ / LHR`. A direct flight carries the destination's
 * code (D-136). A text that is no row of codes stays as it is.
 */
export function routingCell(text: string, to: string): string {
  const trimmed = text.trim();
  if (isDirect(trimmed)) return isCode(to) ? to : trimmed;
  const codes = trimmed.replace(/^(?:via|über|por|经|経由)\s+/i, '').split(BETWEEN);
  return codes.every(isCode) ? codes.map((code) => code.toUpperCase()).join(' / ') : trimmed;
}
