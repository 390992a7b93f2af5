const NEVER_CALLED = {
  // Only its development checks and its class component ask these.
  'prop-types': 'export default {};',
  'react-is': 'export const isForwardRef = () => false;',
  // Our lists are windowed and scroll themselves.
  'compute-scroll-into-view': 'export const compute = () => [];',
};
const MARK = '\0never-called:';

/**
 * Takes out of downshift what a page never runs, some 3 kB on the wire: marks the property descriptions as free of
 * side effects, so that tree shaking can drop them, and leaves out three libraries that only unused paths call.
 */
export function leanDownshiftPlugin() {
  return {
    name: 'lean-downshift',
    resolveId(id, importer) {
      return Object.hasOwn(NEVER_CALLED, id) && /\/downshift\//.test(importer ?? '') ? MARK + id : null;
    },
    load(id) {
      if (!id.startsWith(MARK)) return null;
      return { code: NEVER_CALLED[id.slice(MARK.length)], moduleSideEffects: false };
    },
    transform(code, id) {
      if (!/\/downshift\/dist\/.*\.mjs$/.test(id)) return null;
      return {
        code: code.replaceAll(/(?<== )_extends\(|\bPropTypes\.\w+\(/g, '/*#__PURE__*/$&'),
        map: null,
        moduleSideEffects: false,
      };
    },
  };
}
