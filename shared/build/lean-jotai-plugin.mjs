import { cutSource } from './cut-source.mjs';

/** What Reacts without `use()` need. */
const CUTS = {
  '': [
    ['const attachPromiseStatus = ', '\n};\n'],
    ['const use = React.use ||', '    });\n', 'const use = React.use;\n'],
    ['const { unstable_promiseStatus: promiseStatus = !React.use } = options || {};'],
    ['if (promiseStatus) {', '}'],
  ],
};

/** Takes out of jotai what is for other Reacts than ours, and puts its one-letter keys where they are used. */
export function leanJotaiPlugin() {
  return {
    name: 'lean-jotai',
    transform(code, id) {
      if (/\/jotai\/dist\/react\/useAtomValue\.js$/.test(id))
        return { code: cutSource(code, CUTS), map: null };
      if (!/\/jotai\/dist\/vanilla\/internals\.js$/.test(id)) return null;
      const keys = new Map(
        [...code.matchAll(/^const (KEY_\w+) = ('\w');$/gm)].map(([, name, key]) => [name, key]),
      );
      if (keys.size === 0) throw new Error('jotai changed: its internals have no keys');
      return {
        code: code.replaceAll(/\[(KEY_\w+)\]/g, (use, name) =>
          keys.has(name) ? `[${keys.get(name)}]` : use,
        ),
        map: null,
      };
    },
  };
}
