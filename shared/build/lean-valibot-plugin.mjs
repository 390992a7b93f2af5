import { readFileSync } from 'node:fs';
import { parseAst } from 'rollup/parseAst';
import { cutSource } from './cut-source.mjs';

const WHOLE = /^import \* as v from 'valibot';$/m;
/** `\0valibot-of:array,object`: what one file uses. */
const USED = '\0valibot-of:';
/** `\0valibot:object`: one declaration of the library. */
const PIECE = '\0valibot:';
/** Stands before a function whose call may be dropped when nobody uses what it answers. */
const MARK = '/* @__NO_SIDE_EFFECTS__ */';

/** What only other libraries and other languages ask of it: its messages are for logs, or our own. */
const CUTS = {
  _standardSchema: [['schema["~standard"] = {', '};\n']],
  _addIssue: [
    ['requirement: context.requirement,', '\n'],
    ['issues: other?.issues,', 'config$1.abortPipeEarly\n'],
    ['?? /* @__PURE__ */ getSpecificMessage(', ';', ';'],
  ],
};
/** What every schema and action says of itself, for messages by their maker and for checks that wait. */
const SAID_OF_ALL = /^\t+(?:reference: \w+|async: false),\n/gm;

/**
 * Serves valibot declaration by declaration. It is one file, and a file is in one chunk: everything that any screen
 * checks would be loaded with every element, some 0.7 kB on the wire. Put it before the plugins that resolve and compile.
 */
export function leanValibotPlugin() {
  let pieces;
  return {
    name: 'lean-valibot',
    async buildStart() {
      const { id } = await this.resolve('valibot', import.meta.filename);
      pieces ??= piecesOf(lean(readFileSync(id, 'utf8').replaceAll('\r\n', '\n')));
    },
    resolveId(id) {
      return id.startsWith(USED) || id.startsWith(PIECE) ? { id, moduleSideEffects: false } : null;
    },
    load(id) {
      if (id.startsWith(PIECE)) return { code: pieces.get(id.slice(PIECE.length)), map: { mappings: '' } };
      if (!id.startsWith(USED)) return null;
      const names = id.slice(USED.length).split(',');
      return {
        code: names.map((name) => `export { ${name} } from ${JSON.stringify(PIECE + name)};`).join('\n'),
        map: { mappings: '' },
      };
    },
    transform(code, id) {
      if (id.includes('node_modules') || !WHOLE.test(code)) return null;
      const named = new Set([...code.matchAll(/\bv\.(\w+)/g)].map(([, name]) => name));
      const used = [...named].filter((name) => pieces.has(name)).sort();
      return {
        code: code.replace(WHOLE, `import * as v from ${JSON.stringify(USED + used)};`),
        map: null,
      };
    },
  };
}

function lean(source) {
  if (source.match(SAID_OF_ALL)?.length < 100) throw new Error('valibot changed: its schemas say less');
  return cutSource(source, CUTS).replaceAll(SAID_OF_ALL, '');
}

/** The code of a module for each top-level name; what shares a variable that changes stays together. */
function piecesOf(source) {
  const declarations = parseAst(source).body.flatMap((node) => {
    if (node.type === 'ExportNamedDeclaration') return [];
    if (node.type === 'FunctionDeclaration') return [{ node, names: [node.id.name], varies: false }];
    if (node.type !== 'VariableDeclaration') throw new Error(`valibot changed: it has a ${node.type}`);
    return [{ node, names: node.declarations.map(({ id }) => id.name), varies: node.kind === 'let' }];
  });
  const declared = new Map(declarations.flatMap((one) => one.names.map((name) => [name, one])));
  for (const one of declarations) {
    const before = source.slice(0, one.node.start).trimEnd();
    one.text = (before.endsWith(MARK) ? `${MARK}\n` : '') + source.slice(one.node.start, one.node.end);
    one.uses = new Set(namesIn(one.node).filter((name) => declared.has(name) && !one.names.includes(name)));
  }
  const groups = new Map(declarations.map((one) => [one, new Set([one])]));
  for (const one of declarations) {
    for (const name of one.uses) {
      const other = declared.get(name);
      if (!other.varies) continue;
      const joined = new Set([...groups.get(one), ...groups.get(other)]);
      for (const member of joined) groups.set(member, joined);
    }
  }
  return new Map([...new Set(groups.values())].flatMap((group) => modulesOf([...group], declared, groups)));
}

function modulesOf(group, declared, groups) {
  const own = group.flatMap(({ names }) => names);
  // One of them holds the code of all.
  const [home] = own;
  const homeOf = (name) => [...groups.get(declared.get(name))][0].names[0];
  const needed = new Set(group.flatMap(({ uses }) => [...uses]).filter((name) => !own.includes(name)));
  const imports = [...needed].map(
    (name) => `import { ${name} } from ${JSON.stringify(PIECE + homeOf(name))};`,
  );
  const code = [...imports, ...group.map(({ text }) => text), `export { ${own.join(', ')} };`].join('\n');
  return own.map((name) => [
    name,
    name === home ? code : `export { ${name} } from ${JSON.stringify(PIECE + home)};`,
  ]);
}

/** Every name that stands anywhere in it; that some are its own parameters or properties does no harm. */
function namesIn(node) {
  if (Array.isArray(node)) return node.flatMap(namesIn);
  if (!node || typeof node !== 'object') return [];
  const own = node.type === 'Identifier' ? [node.name] : [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'type' || (node.type === 'MemberExpression' && key === 'property' && !node.computed)
      ? []
      : [...own.splice(0), ...namesIn(value)],
  );
}
