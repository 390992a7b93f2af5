/** Of the release that this code is from: that of `package.json`, which the build puts in. */
export const VERSION: string = process.env.BUNDLE_VERSION ?? '0.0.0';
