import { style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';
import { dialog } from '../../../shared/ui/dialog/dialog.css.ts';

export const LIST_HEIGHT = 'min(52vh, 420px)';

/** Near the top, where it stays however much it finds. */
export const palette = style([
  dialog,
  {
    width: 'min(640px, calc(100vw - 32px))',
    marginTop: 'min(12vh, 120px)',
    '@media': {
      '(max-width: 575.98px)': { width: '100vw', maxHeight: '100dvh', margin: 0, borderRadius: 0 },
    },
  },
]);

export const content = style({ display: 'grid', gap: vars.space.sm });

export const input = style({ padding: `0 ${vars.space.md}`, fontSize: vars.font.size.lg, minHeight: '44px' });

export const results = style({ position: 'relative' });

/** Where the first result would be: over the list, which takes nothing but options. */
export const none = style({
  position: 'absolute',
  insetInline: 0,
  top: vars.space.sm,
  margin: 0,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

/** As high as the list and what is said below it. */
export const waiting = style({ height: `calc(${LIST_HEIGHT} + 32px + ${vars.space.sm})` });
