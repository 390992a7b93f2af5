import { CUTS } from './lean-downshift-cuts.mjs';

const NEVER_CALLED = {
  // Only its development checks and its class component ask these.
  'prop-types': 'export default {};',
  'react-is': 'export const isForwardRef = () => false;',
  // Our lists are windowed and scroll themselves.
  'compute-scroll-into-view': 'export const compute = () => [];',
};
const MARK = '\0never-called:';

/**
 * Takes out of downshift what a page never runs, some 4 kB on the wire: marks the property descriptions as free of
 * side effects, so that tree shaking can drop them, leaves out three libraries that only unused paths call, and cuts
 * what our one use of it never reaches. A cut that no longer fits its text stops the build. In development only the
 * cuts are made: its checks stay, and the tests run what is shipped.
 */
export function leanDownshiftPlugin({ checks }) {
  return {
    name: 'lean-downshift',
    resolveId(id, importer) {
      return !checks && Object.hasOwn(NEVER_CALLED, id) && /\/downshift\//.test(importer ?? '')
        ? MARK + id
        : null;
    },
    load(id) {
      if (!id.startsWith(MARK)) return null;
      return { code: NEVER_CALLED[id.slice(MARK.length)], moduleSideEffects: false };
    },
    transform(code, id) {
      if (!/\/downshift\/dist\/.*\.mjs$/.test(id)) return null;
      return {
        code: lean(code).replaceAll(/(?<== )_extends\(|\bPropTypes\.\w+\(/g, '/*#__PURE__*/$&'),
        map: null,
        moduleSideEffects: false,
      };
    },
  };
}

/** downshift's source without what `CUTS` lists. */
function lean(code) {
  let result = code;
  for (const [name, cuts] of Object.entries(CUTS)) {
    const [start, end] = name ? placeOf(result, `function ${name}(`, '\n}\n') : [0, result.length];
    const shorter = cuts.reduce(cut, result.slice(start, end));
    result = result.slice(0, start) + shorter + result.slice(end);
  }
  return result;
}

function cut(text, [from, to = '', put = '']) {
  const [start, end] = placeOf(text, from, to);
  return text.slice(0, start) + put + text.slice(end);
}

function placeOf(text, from, to) {
  const start = text.indexOf(from);
  const end = text.indexOf(to, start + from.length);
  if (start < 0 || end < 0 || text.includes(from, start + 1)) {
    throw new Error(`downshift changed: its source does not have exactly one "${from}" ... "${to}"`);
  }
  return [start, end + to.length];
}
