import { fold } from '../../i18n/fold.ts';
import { fitOf, isFirstClear, isUnknownCode } from './is-clear.ts';
import type { Option } from './option.ts';

/**
 * The option that a text means where nobody points at one: the first one that is highlighted for it by itself, unless the text is
 * a mere beginning; else the one whose code or whole label it is, that alone is called so, or that alone was found. Undefined
 * where it could be several.
 */
export function meantOption<O extends Option>(found: readonly O[], text: string): O | undefined {
  const needle = fold(text.trim());
  if (!needle || isUnknownCode(found, text)) return undefined;
  const [first] = found;
  if (first && fitOf(first, needle) > 0 && isFirstClear(found, text, false)) return first;
  const exact = found.filter(({ code, label }) => fold(code ?? label) === needle);
  const named = found.filter((option) => fitOf(option, needle) > 0);
  const fitting = [exact, named].find(({ length }) => length > 0) ?? found;
  return fitting.length === 1 ? fitting[0] : undefined;
}
