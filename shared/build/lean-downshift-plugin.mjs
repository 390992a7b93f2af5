import { cutSource } from './cut-source.mjs';
import { CUTS } from './lean-downshift-cuts.mjs';

const REPLACED = {
  // Only its development checks and its class component ask these.
  'prop-types': 'export default {};',
  'react-is': 'export const isForwardRef = () => false;',
  // Our lists are windowed and scroll themselves.
  'compute-scroll-into-view': 'export const compute = () => [];',
  // Every browser that the elements run in has it.
  '@babel/runtime/helpers/esm/extends': 'export default Object.assign;',
};
const MARK = '\0instead:';

/**
 * Takes out of downshift what a page never runs, some 4 kB on the wire: marks the property descriptions as free of
 * side effects, so that tree shaking can drop them, leaves out three libraries that only unused paths call and a helper
 * for old browsers, and cuts what our one use of it never reaches. A cut that no longer fits its text stops the build.
 * In development only the cuts are made: its checks stay, and the tests run what is shipped.
 */
export function leanDownshiftPlugin({ checks }) {
  return {
    name: 'lean-downshift',
    resolveId(id, importer) {
      return !checks && Object.hasOwn(REPLACED, id) && /\/downshift\//.test(importer ?? '')
        ? MARK + id
        : null;
    },
    load(id) {
      if (!id.startsWith(MARK)) return null;
      return { code: REPLACED[id.slice(MARK.length)], moduleSideEffects: false };
    },
    transform(code, id) {
      if (!/\/downshift\/dist\/.*\.mjs$/.test(id)) return null;
      return {
        code: cutSource(code, CUTS).replaceAll(/(?<== )_extends\(|\bPropTypes\.\w+\(/g, '/*#__PURE__*/$&'),
        map: null,
        moduleSideEffects: false,
      };
    },
  };
}
