import { cutSource } from './cut-source.mjs';

const NO_PROMISE = ['if (isPromiseLike(value)) {', '\n    }\n'];

const CUTS = {
  'react/Provider': {
    Provider: [
      ['const storeRef = useRef(null);\n    if (store) {'],
      ['}\n    if (storeRef.current === null)', '}, children);\n'],
    ],
  },
  'react/useAtomValue': { useAtomValue: [['const { unstable_promiseStatus', ';\n'], NO_PROMISE] },
  'react/useAtomValueRaw': { useAtomValueRaw: [NO_PROMISE] },
  'vanilla/internals': {
    getMountedOrPendingDependents: [
      ['const pendingDependents = ', 'return dependents;', 'return mountedDependents ?? [];'],
    ],
    buildStore: [
      ['const defaultBuildingBlocks = {', '', 'const buildingBlocks = {'],
      ['const buildingBlocks = Object.freeze({', '});\n'],
      ['buildingBlockMap.set(store, buildingBlocks);'],
      ['[KEY_storeHooks]: {},'],
      ['[KEY_enhanceBuildingBlocks]: undefined,'],
    ],
    '': [
      // What watches a store from outside.
      ['if (!storeHooks.f &&\n        !changed', '', 'if (!changed'],
      ['if (storeHooks.f) {', '}\n'],
    ],
  },
};
const HOOK = /^ +storeHooks\.\w\?\.\(\w+\);\n/gm;

/** A store's parts are functions that others could put theirs in the place of. Nobody does: they call each other. */
const PART = /^ +\[KEY_\w+\]: BUILDING_BLOCK_\w+,\n/gm;
const ASKED_PART = /\bbuildingBlocks\[KEY_(\w+)\]/g;

/**
 * Takes out of jotai what no element uses: atoms whose value is a promise (what has to be waited for is waited for where
 * it is asked), tools that watch a store from outside, providers without a store, and stores whose parts can be
 * exchanged. Its one-letter keys stand where they are used.
 */
export function leanJotaiPlugin() {
  return {
    name: 'lean-jotai',
    transform(code, id) {
      const [, name] = /\/jotai\/dist\/(.+)\.js$/.exec(id) ?? [];
      if (!Object.hasOwn(CUTS, name ?? '')) return null;
      const cut = cutSource(code, CUTS[name]);
      return { code: name === 'vanilla/internals' ? direct(cut) : cut, map: null };
    },
  };
}

function direct(code) {
  const parts = new Set([...code.matchAll(/^const BUILDING_BLOCK_(\w+) = /gm)].map(([, part]) => part));
  const keys = new Map(
    [...code.matchAll(/^const KEY_(\w+) = ('\w');$/gm)].map(([, name, key]) => [name, key]),
  );
  if (parts.size === 0 || keys.size === 0)
    throw new Error('jotai changed: its internals have no parts or keys');
  return code
    .replaceAll(HOOK, '')
    .replaceAll(PART, '')
    .replaceAll(ASKED_PART, (asked, name) => (parts.has(name) ? `BUILDING_BLOCK_${name}` : asked))
    .replaceAll(/\[KEY_(\w+)\]/g, (use, name) => (keys.has(name) ? `[${keys.get(name)}]` : use));
}
