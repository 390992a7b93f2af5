/**
 * Every element of the bundle and the file that defines it, relative to this folder. The build makes one entry of
 * each (`dist/widgets/{tag}.js`), and the autoloader and `all.js` follow this list.
 */
export const tags = {
  'po-style-manager': './order-manager/define.ts',
  'booking-charges': './charges/define.ts',
  'air-rate-form': './air-rates/define.ts',
  'rate-sheet-form': './route-subscriptions/rate-sheet/define.ts',
  'entity-switcher': './entity-switcher/define.ts',
  'route-subscriptions': './route-subscriptions/list/define.ts',
  'route-form': './route-subscriptions/form/define.ts',
} as const satisfies Record<string, `./${string}.ts`>;
