import path from 'node:path';
import { closure } from './bundle-files.mjs';

/** Brotli bytes. React and its renderer are the floor, measured in the same build. */
export const BUDGET = { autoload: 1000, firstElement: 30_000, furtherElement: 12_000, signIn: 35_000 };

const SIGN_IN = /^portal\/assets\/(start|main)-/;

/** What an element loads once it needs it: the first files of the parts that these files ask for at run time. */
const partsOf = (bundle, files) =>
  new Set(
    [...files].flatMap((file) => (bundle[file].dynamicImports ?? []).filter((part) => !files.has(part))),
  );

/** `widgets/chunks/key-map-D1LIPS4U.js` is `key-map`. */
const nameOf = (file) => path.parse(file).name.replace(/-[\w-]{8}$/, '');

/** The byte table as text, and the lines that are over their budget. `sizes` are brotli bytes by file name. */
export function budgetTable(bundle, sizes, tags) {
  const sum = (files) => [...files].reduce((total, file) => total + (sizes.get(file) ?? 0), 0);
  const floor = sum(Object.keys(bundle).filter((file) => /(^|\/)react-[^/]+\.js$/.test(file)));
  const files = new Map(tags.map((tag) => [tag, closure(bundle, `widgets/${tag}.js`)]));

  const rows = [
    { name: 'React and react-dom (the floor)', bytes: floor },
    { name: 'autoload.js', bytes: sum(['widgets/autoload.js']), limit: BUDGET.autoload },
  ];
  for (const [tag, own] of files) {
    rows.push({ name: `<${tag}> first on a page`, bytes: sum(own), limit: floor + BUDGET.firstElement });
    const added = [...files]
      .filter(([other]) => other !== tag)
      .map(([, there]) => sum([...own].filter((file) => !there.has(file))));
    if (added.length > 0)
      rows.push({ name: `<${tag}> after another`, bytes: Math.max(...added), limit: BUDGET.furtherElement });
    for (const part of partsOf(bundle, own)) {
      const bytes = sum([...closure(bundle, part)].filter((file) => !own.has(file)));
      rows.push({ name: `  then its ${nameOf(part)}`, bytes });
    }
  }
  const portal = Object.keys(bundle).filter((file) => SIGN_IN.test(file) && bundle[file].isEntry);
  if (portal.length > 0) {
    const bytes = sum(closure(bundle, ...portal));
    rows.push({ name: 'Portal, sign-in', bytes, limit: floor + BUDGET.signIn });
  }

  const kB = (bytes) => `${(bytes / 1000).toFixed(2).padStart(7)} kB`;
  const width = Math.max(...rows.map(({ name }) => name.length));
  const lines = rows.map(
    ({ name, bytes, limit }) =>
      `  ${name.padEnd(width)} ${kB(bytes)}${limit ? `   of ${kB(limit)}${bytes > limit ? '   OVER' : ''}` : ''}`,
  );
  return {
    text: ['Bytes on the wire (brotli)', ...lines].join('\n'),
    broken: rows
      .filter(({ bytes, limit }) => limit && bytes > limit)
      .map(({ name, bytes, limit }) => `${name} is ${bytes} bytes of ${limit}`),
  };
}
