import { createThemeContract } from '@vanilla-extract/css';

/**
 * The private theme contract: every `.css.ts` takes its colours, spaces, radii and fonts from here and from
 * nowhere else. `root.css.ts` gives the values; the page changes them through the public `--fp-*` tokens.
 */
export const vars = createThemeContract({
  color: {
    canvas: null,
    surface: null,
    surfaceRaised: null,
    surfaceHover: null,
    text: null,
    textMuted: null,
    border: null,
    borderStrong: null,
    primary: null,
    primaryHover: null,
    onPrimary: null,
    primarySoft: null,
    secondary: null,
    secondarySoft: null,
    focus: null,
    danger: null,
    dangerSoft: null,
    warning: null,
    warningSoft: null,
    success: null,
    successSoft: null,
    overlay: null,
  },
  space: { xxs: null, xs: null, sm: null, md: null, lg: null, xl: null },
  radius: { sm: null, md: null, lg: null },
  font: {
    family: null,
    mono: null,
    size: { xs: null, sm: null, md: null, lg: null, xl: null },
    weight: { normal: null, medium: null, bold: null },
    lineHeight: null,
  },
  shadow: { sm: null, md: null, lg: null },
  control: { height: null },
  motion: { fast: null, normal: null },
});
