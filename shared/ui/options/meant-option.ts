import { fold } from '../../i18n/fold.ts';
import type { Option } from './option.ts';

const AIRPORT_CODE = /^[a-z]{3}$/i;

const isNamed = ({ code, label, words = [] }: Option, needle: string): boolean =>
  [code ?? '', label, ...words].some((name) => fold(name) === needle);

/**
 * Whether a text looks like the code of an airport and is none of those found for it, such as `ord` where only Ordos is found:
 * then nobody may take the first of them for it.
 */
export const isUnknownCode = (found: readonly Option[], text: string): boolean =>
  AIRPORT_CODE.test(text.trim()) &&
  found.some(({ code }) => code !== undefined && AIRPORT_CODE.test(code)) &&
  !found.some((option) => isNamed(option, fold(text.trim())));

/**
 * The option that a text means where nobody points at one: the one whose code or whole name it is, else the only one that
 * was found for it. Undefined where it could be several.
 */
export function meantOption<O extends Option>(found: readonly O[], text: string): O | undefined {
  const needle = fold(text.trim());
  if (!needle || isUnknownCode(found, text)) return undefined;
  const coded = found.find(({ code, label }) => fold(code ?? label) === needle);
  if (coded) return coded;
  const named = found.filter((option) => isNamed(option, needle));
  const fitting = named.length > 0 ? named : found;
  return fitting.length === 1 ? fitting[0] : undefined;
}
