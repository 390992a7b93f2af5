/**
 * Skips tests by the beginning of their names, which then say why. To be called before Mocha makes `it` a global.
 *
 * @param {{ test: string, why: string }[]} skipped
 */
export function skip(skipped) {
  let given;
  Object.defineProperty(window, 'it', {
    configurable: true,
    get: () => given,
    set(it) {
      const skipping = (name, work) => {
        const entry = skipped.find(({ test }) => name.startsWith(test));
        // Without work it is skipped.
        return entry ? it(`${name} (${entry.why})`) : it(name, work);
      };
      given = Object.assign(skipping, it);
    },
  });
}
