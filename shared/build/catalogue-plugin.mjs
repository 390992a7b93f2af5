import { globSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compile } from '../i18n/compile.ts';
import { withLanguages } from './import-texts.mjs';

const CATALOGUE = /\/i18n\/catalogues\/([a-z]+)\.ts$/;

/** English is under every element and page. The texts of one area (the first word of their ids) come with its code. */
const ENGLISH = path.resolve('shared/i18n/catalogues/en.ts');
const COMPILER = path.resolve('shared/i18n/compile.ts');
const LANGUAGES = path.resolve('shared/i18n/languages.ts');
const FOR_NODE = path.resolve('shared/i18n/all-texts.ts');
const EVERYWHERE = new Set(['common', 'error']);
export const AREA = '\0texts:';
/** `\0texts-of:de-orders`: the texts of one area in another language; what is under everything is one area, `base`. */
export const FOREIGN = '\0texts-of:';
const BASE = 'base';

/**
 * Compiles the text catalogues ahead, so that no message parser is shipped, and gives every module the English texts of
 * the areas that it names: no element carries those of another or of the portal. Other languages are modules by area,
 * too, loaded when they are asked for. A text that isn't ICU MessageFormat stops the build and names its id. Put it
 * before the plugins that resolve and compile.
 */
export function cataloguePlugin() {
  /** Compiled texts by language. */
  const texts = new Map();
  const area = (id) => id.slice(0, id.indexOf('.'));
  const areas = () => [...new Set(Object.keys(texts.get('en')).map(area))];
  const ofArea = (locale, wanted) =>
    Object.fromEntries(Object.entries(texts.get(locale) ?? {}).filter(([id]) => wanted(area(id))));
  const isIn = (wanted) => (name) =>
    wanted === BASE ? EVERYWHERE.has(name) : name === wanted && !EVERYWHERE.has(name);

  return {
    name: 'catalogue',
    async buildStart() {
      for (const file of globSync(path.join(path.dirname(ENGLISH), '*.ts'))) {
        const [, locale] = CATALOGUE.exec(file.replaceAll('\\', '/'));
        texts.set(locale, compileAll((await read(file))[locale], file));
        this.addWatchFile(file);
      }
    },
    resolveId(id) {
      return id.startsWith(AREA) || id.startsWith(FOREIGN) ? id : null;
    },
    load(id) {
      if (id === FOR_NODE) this.error('All languages at once are for Node: a browser loads them one by one');
      if (id === COMPILER) return 'export const compile = (message) => message;';
      if (id === LANGUAGES) return loaders(texts.keys(), areas());
      if (id.startsWith(AREA)) {
        const own = JSON.stringify(ofArea('en', isIn(id.slice(AREA.length))));
        return {
          code: `import { en } from ${JSON.stringify(ENGLISH)};\nObject.assign(en, ${own});`,
          map: { mappings: '' },
        };
      }
      if (id.startsWith(FOREIGN)) {
        const [locale, ...wanted] = id.slice(FOREIGN.length).split('-');
        const own = JSON.stringify(ofArea(locale, isIn(wanted.join('-'))));
        return { code: `export default ${own};`, map: { mappings: '' } };
      }
      const locale = CATALOGUE.exec(id)?.[1];
      if (!locale) return null;
      const own = id === ENGLISH ? ofArea('en', isIn(BASE)) : texts.get(locale);
      return { code: `export const ${locale} = ${JSON.stringify(own)};`, map: null };
    },
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || id.includes('node_modules') || CATALOGUE.test(id)) return null;
      const named = areas().filter(
        (name) => !EVERYWHERE.has(name) && new RegExp(`['"\`]${name}\\.\\w`).test(code),
      );
      // On the first line, so that every other line keeps its number.
      return {
        code:
          named.map((name) => `import ${JSON.stringify(AREA + name)};`).join('') + withLanguages(code, id),
        map: null,
      };
    },
  };
}

/** `languages.ts` of the build: one loader for each area in each language. */
function loaders(locales, areas) {
  const loader = (locale, name) =>
    `${JSON.stringify(`${locale} ${name}`)}: () => import(${JSON.stringify(`${FOREIGN}${locale}-${EVERYWHERE.has(name) ? BASE : name}`)})`;
  const all = [...locales]
    .filter((locale) => locale !== 'en')
    .flatMap((locale) => areas.map((name) => loader(locale, name)));
  return {
    code: `const loaders = {\n${all.join(',\n')}\n};
export const textsOf = (locale, area) => loaders[\`\${locale} \${area}\`]().then((texts) => texts.default);`,
    map: { mappings: '' },
  };
}

const read = (file) => import(`${pathToFileURL(file)}?${statSync(file).mtimeMs}`);

function compileAll(messages, file) {
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => {
      try {
        return [id, compile(message)];
      } catch (error) {
        throw new Error(`${file}: the text ${id} is not ICU MessageFormat: ${error.message}`);
      }
    }),
  );
}
