import path from 'node:path';
import integration from '@vanilla-extract/integration';
import { transform } from 'esbuild';
import { BUILD_TARGET } from './browsers.mjs';

const { getSourceFromVirtualCssFile, virtualCssFileFilter } = integration;
const SHEET = '\0stylesheet:';
const LIST = '\0stylesheets:';
const REQUEST = 'stylesheets:';
const MAKER = '\0make-stylesheet';
const MAKER_CODE = `export default (text) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
};`;
/** Keeps the plugins that go by a file's ending away from our own modules. */
const END = '?list';

/** The reset and the theme's values: every list of stylesheets begins with them, so parts can override them. */
const BASE_STYLES = path.resolve('shared/theme/root.css.ts');

/**
 * Turns the CSS of vanilla-extract into constructable stylesheets, one a `.css.ts` file, shared by every
 * element and page: its own plugin writes `.css` files, which don't reach into a shadow root. `import stylesheets from 'stylesheets:./tool.tsx'` gives the ordered stylesheets of everything that file
 * imports statically; a part that is loaded later imports a list of its own and adopts it.
 *
 * Names that only some of the supported browsers know get their prefix, such as `-webkit-user-select` for Safari.
 *
 * Must stand before vanilla-extract's plugin, which marks its virtual CSS files as external.
 */
export function stylesheetsPlugin({ minify = true } = {}) {
  const css = new Map();

  async function collect(context, id, seen, found) {
    if (seen.has(id)) return;
    seen.add(id);
    if (id.startsWith(SHEET)) {
      found.push(id);
      return;
    }
    if (id.startsWith('\0') || id.includes('node_modules')) return;
    const info = await context.load({ id, resolveDependencies: true });
    for (const dependency of info.importedIds) await collect(context, dependency, seen, found);
  }

  return {
    name: 'stylesheets',

    async resolveId(id, importer) {
      if (id === MAKER || id.startsWith(SHEET)) return id;
      if (id.startsWith(REQUEST)) {
        const target = await this.resolve(id.slice(REQUEST.length), importer);
        if (!target) this.error(`${id} (in ${importer}) names no file`);
        return `${LIST}${target.id}${END}`;
      }
      if (!virtualCssFileFilter.test(id)) return null;
      const { fileName, source } = await getSourceFromVirtualCssFile(id);
      const sheet = SHEET + fileName;
      css.set(sheet, source);
      return { id: sheet, moduleSideEffects: false };
    },

    async load(id) {
      if (id === MAKER) return { code: MAKER_CODE, moduleSideEffects: false, map: { mappings: '' } };
      if (id.startsWith(SHEET)) {
        const source = css.get(id);
        const text = (await transform(source, { loader: 'css', minify, target: BUILD_TARGET })).code.trim();
        return {
          code: `import sheet from '${MAKER}';\nexport default /*#__PURE__*/ sheet(${JSON.stringify(text)});`,
          moduleSideEffects: false,
          map: { mappings: '' },
        };
      }
      if (!id.startsWith(LIST)) return null;
      const seen = new Set();
      const found = [];
      await collect(this, BASE_STYLES, seen, found);
      await collect(this, id.slice(LIST.length, -END.length), seen, found);
      const imports = found.map((sheet, n) => `import s${n} from ${JSON.stringify(sheet)};`).join('\n');
      return `${imports}\nexport default [${found.map((_, n) => `s${n}`).join(', ')}];`;
    },
  };
}
