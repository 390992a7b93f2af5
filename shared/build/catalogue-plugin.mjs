import { statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

const CATALOGUE = /\/i18n\/catalogues\/([a-z]+)\.ts$/;
const COMPILER = '@lingui/message-utils/compileMessage';
const NO_COMPILER = '\0no-message-compiler';

/** English is under every element and page. The texts of one area (the first word of their ids) come with its code. */
const ENGLISH = path.resolve('shared/i18n/catalogues/en.ts');
const EVERYWHERE = new Set(['common', 'error']);
export const AREA = '\0texts:';

/**
 * Compiles the text catalogues ahead, so that no message parser is shipped, and gives every module the English texts of
 * the areas that it names: no element carries those of another or of the portal. A text that isn't ICU MessageFormat
 * stops the build and names its id. Put it before the plugins that resolve and compile.
 */
export function cataloguePlugin() {
  let english;
  const area = (id) => id.slice(0, id.indexOf('.'));
  const ofArea = (wanted) => Object.fromEntries(Object.entries(english).filter(([id]) => wanted(area(id))));

  return {
    name: 'catalogue',
    async buildStart() {
      english = compile((await read(ENGLISH)).en, ENGLISH);
    },
    resolveId(id) {
      if (id === COMPILER) return NO_COMPILER;
      return id.startsWith(AREA) ? id : null;
    },
    async load(id) {
      if (id === NO_COMPILER) return 'export const compileMessage = (message) => message;';
      if (id.startsWith(AREA)) {
        const texts = JSON.stringify(ofArea((name) => name === id.slice(AREA.length)));
        return {
          code: `import { en } from ${JSON.stringify(ENGLISH)};\nObject.assign(en, ${texts});`,
          map: { mappings: '' },
        };
      }
      const locale = CATALOGUE.exec(id)?.[1];
      if (!locale) return null;
      const texts =
        id === ENGLISH ? ofArea((name) => EVERYWHERE.has(name)) : compile((await read(id))[locale], id);
      return { code: `export const ${locale} = ${JSON.stringify(texts)};`, map: null };
    },
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || id.includes('node_modules') || CATALOGUE.test(id)) return null;
      const areas = new Set(Object.keys(english).map(area));
      const named = [...areas].filter(
        (name) => !EVERYWHERE.has(name) && new RegExp(`['"\`]${name}\\.\\w`).test(code),
      );
      // On the first line, so that every other line keeps its number.
      return {
        code: named.map((name) => `import ${JSON.stringify(AREA + name)};`).join('') + code,
        map: null,
      };
    },
  };
}

const read = (file) => import(`${pathToFileURL(file)}?${statSync(file).mtimeMs}`);

function compile(messages, file) {
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => {
      try {
        return [id, compileMessageOrThrow(message)];
      } catch (error) {
        throw new Error(`${file}: the text ${id} is not ICU MessageFormat: ${error.message}`);
      }
    }),
  );
}
