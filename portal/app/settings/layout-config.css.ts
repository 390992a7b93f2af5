import { globalStyle } from '@vanilla-extract/css';

for (const theme of ['light', 'dark']) globalStyle(`:root[data-theme="${theme}"]`, { colorScheme: theme });
/** D-146 */
globalStyle(':root[data-theme]', { '@media': { print: { colorScheme: 'light' } } });

/** Smaller values of the public tokens, which portal and elements read. */
globalStyle(':root[data-density="compact"]', {
  vars: {
    '--fp-space-xs': '3px',
    '--fp-space-sm': '6px',
    '--fp-space-md': '8px',
    '--fp-space-lg': '12px',
    '--fp-space-xl': '18px',
    '--fp-control-height': '30px',
    '--fp-font-size-md': '13px',
  },
});
