import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { contrast, SHAPE_CONTRAST, TEXT_CONTRAST } from '../../../shared/theme/contrast.ts';
import { colors } from '../../../shared/theme/values.ts';

type Name = keyof typeof colors;

const grounds: Name[] = ['canvas', 'surface', 'surfaceRaised', 'surfaceHover'];
const softs: Name[] = ['primarySoft', 'secondarySoft', 'dangerSoft', 'warningSoft', 'successSoft'];

const text: [Name, Name][] = [
  ...[...grounds, ...softs].flatMap((ground): [Name, Name][] => [
    ['text', ground],
    ['textMuted', ground],
  ]),
  ...(['primary', 'secondary', 'danger', 'warning', 'success'] as const).flatMap((ink): [Name, Name][] =>
    [...grounds, `${ink}Soft` as Name].map((ground): [Name, Name] => [ink, ground]),
  ),
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryHover'],
  ['onPrimary', 'danger'],
];
const shapes = (['borderStrong', 'focus'] as const).flatMap((ink) =>
  grounds.map((ground): [Name, Name] => [ink, ground]),
);

describe('theme colours', () => {
  for (const [theme, name] of ['light', 'dark'].entries()) {
    for (const [pairs, least, what] of [
      [text, TEXT_CONTRAST, 'text'],
      [shapes, SHAPE_CONTRAST, 'a control'],
    ] as const) {
      it(`keeps WCAG AA for ${what} in the ${name} theme`, () => {
        const weak = pairs
          .map(([ink, ground]) => ({
            ink,
            ground,
            ratio: contrast(colors[ink][theme]!, colors[ground][theme]!),
          }))
          .filter(({ ratio }) => ratio < least);
        assert.deepEqual(weak, []);
      });
    }
  }

  it('I18N-11 has green as its primary and blue as its secondary colour', () => {
    for (const theme of [0, 1]) {
      const [r, g, b] = channels(colors.primary[theme]!);
      assert.ok(g! > r! && g! > b!);
      const [r2, g2, b2] = channels(colors.secondary[theme]!);
      assert.ok(b2! > r2! && b2! > g2!);
    }
  });
});

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
