import { cutSource } from './cut-source.mjs';

/** What shared/trade/decimal.ts has no name for. */
const UNUSED = ['div', 'eq', 'gte', 'lte', 'mod', 'neg', 'pow', 'sqrt'];
const UNUSED_FORMS = ['toExponential', 'toNumber', 'toPrecision', 'valueOf'];

const CUTS = {
  '': [
    ...[...UNUSED, ...UNUSED_FORMS].map((name) => [`P.${name} = function`, '\n};\n']),
    ['P.toJSON = P.toString = function', '\n};\n'],
    ['if (typeof Symbol !== "undefined")', '\n}\n'],
    // `Decimal` is made of texts alone, and its numbers of digits are our own.
    ['if (!(x instanceof Big)) {', '}\n'],
    ["if (typeof n !== 'string') {", 'String(n);\n      }\n'],
    ['if (sd !== ~~sd', '}\n'],
    ['if (dp === UNDEFINED) dp = 0;', '}\n'],
    ['if (dp !== ~~dp', '}\n'],
    ['Big.DP = DP;', 'Big.roundDown = 0;\n'],
    ['Big.roundHalfEven = 2;', 'Big.roundUp = 3;\n'],
  ],
  // Half up alone.
  round: [
    ['if (rm === UNDEFINED)', '}\n'],
    ['rm === 3 && (more || !!xc[0]) || sd === 0 && (', ');\n', 'sd === 0 && xc[0] >= 5;\n'],
    ['rm === 1 && xc[sd] >= 5 ||', 'rm === 3 && (more || !!xc[0]);\n', 'xc[sd] >= 5;\n'],
  ],
};

/**
 * Takes out of big.js the operations and the ways to round that no page has, half of it on the wire. The type `Decimal`
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
