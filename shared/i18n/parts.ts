/** Set by the first language besides English: brings its texts for code that has come since. */
export const languages: { catchUp?: () => Promise<unknown> } = {};

/**
 * Hands on a part that was loaded later, once its texts are there in every language that the page speaks. The build
 * puts it behind each `import('./...')` of our own, so that no part begins in English.
 */
export const withTexts = async <P>(part: P): Promise<P> => {
  await languages.catchUp?.();
  return part;
};
