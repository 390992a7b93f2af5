import { statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compile } from '../i18n/compile.ts';

const COMPILER = path.resolve('shared/i18n/compile.ts');
/** The texts of one catalogue in one language: `widgets/charges/texts/de.ts`. */
const TEXTS = /([^\\/]+)[\\/]texts[\\/]([a-z]{2})\.ts$/;
const CATALOGUE = /[\\/]texts[\\/]index\.ts$/;

/** Texts that are loaded only when their language is spoken. */
export const isNonEnglish = (id) => (TEXTS.exec(id)?.[2] ?? 'en') !== 'en';

/** What a chunk of nothing but texts is called: `de-charges`; undefined for any other chunk. */
export function textsName(moduleIds) {
  const [id] = moduleIds.filter((one) => TEXTS.test(one));
  if (!id || moduleIds.some((one) => one !== id && !CATALOGUE.test(one))) return undefined;
  const [, owner, locale] = TEXTS.exec(id);
  return `${locale}-${owner}`;
}

/**
 * Compiles texts ahead, so that no message parser is shipped. One that isn't ICU MessageFormat stops the build and names
 * its id. Put it before the plugin that compiles TypeScript.
 */
export function textsPlugin() {
  return {
    name: 'texts',
    async load(id) {
      if (id === COMPILER) return 'export const compile = (message) => message;';
      const locale = TEXTS.exec(id)?.[2];
      if (!locale) return null;
      const { [locale]: messages } = await import(`${pathToFileURL(id)}?${statSync(id).mtimeMs}`);
      return { code: `export const ${locale} = ${JSON.stringify(compileAll(messages, id))};`, map: null };
    },
  };
}

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
