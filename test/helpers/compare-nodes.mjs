import { chai } from '@open-wc/testing';

/**
 * Loaded into every page of the browser tests. Of a comparison of nodes that fails the report would carry both whole,
 * with all that React hangs on them: that takes minutes, until the runner gives up without a word of which test it was.
 */
const nameOf = (value) =>
  value instanceof Element
    ? `<${value.localName}> "${value.getAttribute('aria-label') ?? value.textContent.trim().slice(0, 60)}"`
    : String(value);

chai.use(({ Assertion }, { flag }) => {
  const byName = (compare) =>
    function equal(...args) {
      const actual = this._obj;
      const [expected, message] = args;
      const isOfNodes = actual instanceof Node || expected instanceof Node;
      if (!isOfNodes || flag(this, 'deep')) return compare.apply(this, args);
      if (message) flag(this, 'message', message);
      return this.assert(
        actual === expected,
        `expected ${nameOf(actual)} to be ${nameOf(expected)}`,
        `expected another than ${nameOf(actual)}`,
        nameOf(expected),
        nameOf(actual),
        false,
      );
    };
  for (const name of ['equal', 'equals', 'eq']) Assertion.overwriteMethod(name, byName);
});
