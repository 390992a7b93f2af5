/**
 * The oldest browsers that the product runs in: the build writes for these, and the documentation names them. What the code uses
 * without another way beside it they all have (`test/build/browsers.test.ts`).
 */
export const BROWSERS = { Chrome: '126', Edge: '126', Firefox: '126', Safari: '18' };

/** As esbuild takes them. */
export const BUILD_TARGET = Object.entries(BROWSERS).map(
  ([name, version]) => `${name.toLowerCase()}${version}`,
);
