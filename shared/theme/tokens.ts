import { colors, control, font, motion, radius, shadow, space } from './values.ts';

/** A custom property that a host page may set, on an element or around it. */
export interface Token {
  readonly name: string;
  /** What holds without it; of a colour in light. */
  readonly value: string;
  /** Of a colour alone: its default in dark. */
  readonly dark?: string;
  readonly text: string;
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The name of the token of a value by its place among the values, such as `['color', 'onPrimary']`. */
export const tokenName = (path: readonly string[]): string => `--fp-${path.map(kebab).join('-')}`;

const COLOR_TEXTS: Readonly<Record<keyof typeof colors, string>> = {
  canvas: 'Behind an element, and of bars in it.',
  surface: 'Of an element, its fields and tables.',
  surfaceRaised: 'Of dialogs, menus and what else lies over it.',
  surfaceHover: 'Under the pointer, and of chosen rows.',
  text: 'Of text on any surface.',
  textMuted: 'Of text that explains.',
  border: 'Between parts.',
  borderStrong: 'Around fields.',
  primary: 'Of the main button, and of what is chosen.',
  primaryHover: 'The same under the pointer.',
  onPrimary: 'Of text on `--fp-color-primary`.',
  primarySoft: 'Behind what is chosen.',
  secondary: 'Of links and chips.',
  secondarySoft: 'Behind chips.',
  focus: 'Around what has the focus.',
  danger: 'Of errors, and of buttons that delete.',
  dangerSoft: 'Behind errors.',
  warning: 'Of warnings.',
  warningSoft: 'Behind warnings.',
  success: 'Of what went well.',
  successSoft: 'Behind what went well.',
  overlay: 'Over the page behind a dialog.',
};

type Tree = { readonly [name: string]: string | Tree };

function leaves(tree: Tree, path: readonly string[], text: string): Token[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [{ name: tokenName([...path, key]), value, text }]
      : leaves(value, [...path, key], text),
  );
}

/** All public tokens, with what holds without them. */
export const TOKENS: readonly Token[] = [
  ...Object.entries(colors).map(([key, [value, dark]]) => ({
    name: tokenName(['color', key]),
    value,
    dark,
    text: COLOR_TEXTS[key as keyof typeof colors],
  })),
  ...leaves(space, ['space'], 'A distance.'),
  ...leaves(radius, ['radius'], 'How round corners are.'),
  ...leaves({ family: font.family }, ['font'], 'The font.'),
  ...leaves({ mono: font.mono }, ['font'], 'The font of codes.'),
  ...leaves(font.size, ['font', 'size'], 'A size of text.'),
  ...leaves(font.weight, ['font', 'weight'], 'A weight of text.'),
  ...leaves({ lineHeight: font.lineHeight }, ['font'], 'The height of a line of text.'),
  ...leaves(shadow, ['shadow'], 'A shadow.'),
  ...leaves(control, ['control'], 'The height of buttons and fields.'),
  ...leaves(motion, ['motion'], 'How long a motion takes; none for who wants less of it.'),
  {
    name: '--fp-sticky-top',
    value: '0',
    text: 'The height of what stays at the top of the page: messages stick below it.',
  },
];
