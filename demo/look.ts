import { atom } from 'jotai';
import { contrast, TEXT_CONTRAST } from '../shared/theme/contrast.ts';
import { TOKENS } from '../shared/theme/tokens.ts';

/** The tokens that were changed, by their names. */
export type Look = Readonly<Record<string, string>>;

export const lookAtom = atom<Look>({});

const NAMES = new Set(TOKENS.map(({ name }) => name));
const PREFIX = '--fp-';

/** Whether it is one value, and nothing that ends a declaration. */
const isValue = (value: string) => value !== '' && !/[;{}]/.test(value);

/** The look of a page's address, such as `?look=color-primary:%231d5fa8;radius-md:0`. What is no token is left out. */
export function lookOfQuery(search: string): Look {
  const pairs = (new URLSearchParams(search).get('look') ?? '').split(';').map((pair): [string, string] => {
    const at = pair.indexOf(':');
    return [PREFIX + pair.slice(0, at), pair.slice(at + 1)];
  });
  return Object.fromEntries(pairs.filter(([name, value]) => NAMES.has(name) && isValue(value)));
}

/** The other way round; empty without a look. */
export const textOfLook = (look: Look): string =>
  Object.entries(look)
    .filter(([, value]) => isValue(value))
    .map(([name, value]) => `${name.slice(PREFIX.length)}:${value}`)
    .join(';');

/** The look as a rule for a page's own style sheet. */
export function cssOf(look: Look): string {
  const lines = Object.entries(look).filter(([, value]) => isValue(value));
  return `:root {\n${lines.map(([name, value]) => `  ${name}: ${value};\n`).join('')}}`;
}

/** Text and what it stands on. */
const PAIRS = [
  ['text', 'surface'],
  ['text', 'canvas'],
  ['text-muted', 'surface'],
  ['on-primary', 'primary'],
  ['primary', 'surface'],
  ['danger', 'danger-soft'],
  ['warning', 'warning-soft'],
  ['success', 'success-soft'],
] as const;
const HEX = /^#[\da-f]{6}$/i;

/** Pairs of the look that are hard to read in a theme; colours that aren't written as `#rrggbb` aren't judged. */
export function hardToRead(look: Look, theme: 'light' | 'dark'): { pair: string; ratio: number }[] {
  const colorOf = (name: string) => {
    const token = TOKENS.find((each) => each.name === `${PREFIX}color-${name}`);
    return look[`${PREFIX}color-${name}`] ?? (theme === 'dark' ? token?.dark : token?.value) ?? '';
  };
  return PAIRS.flatMap(([ink, ground]) => {
    const colors = [colorOf(ink), colorOf(ground)] as const;
    if (!colors.every((color) => HEX.test(color))) return [];
    const ratio = contrast(...colors);
    return ratio < TEXT_CONTRAST ? [{ pair: `${ink} on ${ground}`, ratio }] : [];
  });
}
