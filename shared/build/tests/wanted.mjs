export const BROWSER_TESTS = 'test/**/*.browser.test.{ts,tsx}';

/**
 * What the arguments of a runner ask for: parts of paths, all files without any, and flags for the program that runs them. A part
 * that is in no path is told apart, so that nothing passes because a file was never found.
 *
 * @param {readonly string[]} all
 * @param {readonly string[]} given
 */
export function wantedFiles(all, given) {
  const flags = given.filter((argument) => argument.startsWith('-'));
  const parts = given
    .filter((argument) => !argument.startsWith('-') && argument !== '')
    .map((part) => part.replaceAll('\\', '/').replace(/^\.\//, ''));
  const files = all.map((file) => file.replaceAll('\\', '/')).sort();
  return {
    files: parts.length === 0 ? files : files.filter((file) => parts.some((part) => file.includes(part))),
    unknown: parts.filter((part) => !files.some((file) => file.includes(part))),
    flags,
  };
}
