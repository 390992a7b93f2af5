import { createGlobalThemeContract, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { tokenName } from './tokens.ts';
import * as values from './values.ts';
import { vars } from './vars.css.ts';

const { colors, ...rest } = values;

/** `light-dark()` follows `color-scheme`, so one set of values serves light, dark and auto. */
const color = Object.fromEntries(
  Object.entries(colors).map(([name, [light, dark]]) => [name, `light-dark(${light}, ${dark})`]),
);
const defaults: Tree = { color, ...rest };
/** Of the light theme, for paper. */
const onPaper = Object.fromEntries(
  Object.entries(colors).map(([name, [light]]) => [vars.color[name as keyof typeof colors], light]),
);

type Tree = { [name: string]: string | Tree };

/**
 * The public tokens: the whole contract under `--fp-*`, for example `--fp-color-primary`, `--fp-radius-md`,
 * `--fp-font-size-md`. A host page sets them on any ancestor; a value may use `light-dark()` itself.
 */
const tokens: Tree = createGlobalThemeContract(defaults, (_value, path) => tokenName(path));

function assign(names: Tree, publicNames: Tree, fallback: Tree): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(names).map(([key, name]) => {
      const token = publicNames[key];
      const value = fallback[key];
      if (typeof name === 'string') return { [name]: fallbackVar(token as string, value as string) };
      return assign(name, token as Tree, value as Tree);
    }),
  );
}

/**
 * The wrapper of everything we draw, in an element and on a portal page. `all: initial` stops what the page
 * would hand down (it skips `direction` and `unicode-bidi`); `theme` sets `data-theme`.
 *
 * The public tokens are read here and not on `:host`: a default on `:host` would mask the page's own value.
 */
export const root = style({
  all: 'initial',
  direction: 'ltr',
  unicodeBidi: 'isolate',
  display: 'block',
  boxSizing: 'border-box',
  // Of the page, where the theme is `auto`; a page that says nothing is light, whatever the system prefers.
  colorScheme: 'inherit',
  vars: assign(vars, tokens, defaults),
  color: vars.color.text,
  fontFamily: vars.font.family,
  fontSize: vars.font.size.md,
  fontWeight: vars.font.weight.normal,
  lineHeight: vars.font.lineHeight,
  accentColor: vars.color.primary,
  userSelect: 'text',
  textSizeAdjust: '100%',
  selectors: {
    '&[data-theme="light"]': { colorScheme: 'light' },
    '&[data-theme="dark"]': { colorScheme: 'dark' },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { vars: { [vars.motion.fast]: '0s', [vars.motion.normal]: '0s' } },
    '(forced-colors: active)': { vars: { [vars.color.focus]: 'Highlight' } },
    // D-146: dark on white, also where a page's own tokens are made for a dark screen.
    print: {
      colorScheme: 'light',
      vars: {
        ...onPaper,
        [vars.shadow.sm]: 'none',
        [vars.shadow.md]: 'none',
        [vars.shadow.lg]: 'none',
      },
      selectors: { '&[data-theme]': { colorScheme: 'light' } },
    },
  },
});

type Rule = Parameters<typeof globalStyle>[1];

/** Inside a shadow root `!important` wins over the page's own `!important`. */
const important = (rule: Record<string, string>) =>
  Object.fromEntries(Object.entries(rule).map(([name, value]) => [name, `${value} !important`])) as Rule;

/** What a page must not do to an element from outside; the rest (margin, width, position) is the page's. */
globalStyle(
  ':host',
  important({
    display: 'block',
    visibility: 'visible',
    opacity: '1',
    transform: 'none',
    translate: 'none',
    rotate: 'none',
    scale: 'none',
    filter: 'none',
    zoom: '1',
    contain: 'none',
    clipPath: 'none',
    mixBlendMode: 'normal',
    pointerEvents: 'auto',
    writingMode: 'horizontal-tb',
    transition: 'none',
  }),
);
globalStyle(':host([hidden]), [hidden]', important({ display: 'none' }));

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset', { margin: 0, padding: 0, border: 0 });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('h1, h2, h3, h4', { font: 'inherit', fontWeight: vars.font.weight.bold });
globalStyle('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});

// In Safari a choice that is longer than its frame would make what is around it scroll.
globalStyle('select', { contain: 'paint' });
globalStyle('button', { cursor: 'pointer' });
globalStyle('a', { color: vars.color.secondary });
globalStyle('table', { borderCollapse: 'collapse', borderSpacing: 0 });
globalStyle('dialog, [popover]', { color: vars.color.text });
globalStyle(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' });
