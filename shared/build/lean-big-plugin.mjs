import { cutSource } from './cut-source.mjs';

/** What shared/trade/decimal.ts has no name for. */
const UNUSED = ['div', 'eq', 'gte', 'lte', 'mod', 'neg', 'pow', 'sqrt'];
const UNUSED_FORMS = ['toExponential', 'toNumber', 'toPrecision', 'valueOf'];

const CUTS = {
  '': [
    ...[...UNUSED, ...UNUSED_FORMS].map((name) => [`P.${name} = function`, '\n};\n']),
    ['P.toJSON = P.toString = function', '\n};\n'],
    ['if (typeof Symbol !== "undefined")', '\n}\n'],
  ],
};

/**
 * Takes out of big.js the operations that no page calculates with, some 1 kB on the wire of its 2.7. The type `Decimal`
 * holds the browser's code to what is left; the server runs big.js as it is.
 */
export function leanBigPlugin() {
  return {
    name: 'lean-big',
    transform(code, id) {
      if (!/\/big\.js\/big\.mjs$/.test(id)) return null;
      return { code: cutSource(code.replaceAll('\r\n', '\n'), CUTS), map: null };
    },
  };
}
