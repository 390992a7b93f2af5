import { statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compile } from '../i18n/compile.ts';

const COMPILER = path.resolve('shared/i18n/compile.ts');
/** The texts of one catalogue in one language: `widgets/charges/texts/de.ts`. */
const TEXTS = /[\\/]([^\\/]+)[\\/]texts[\\/]([a-z]{2})\.ts$/;

/** What a chunk of texts that is loaded by itself is called, such as `de-charges`; undefined for another module. */
export function textsName(id) {
  const [, owner, locale] = TEXTS.exec(id ?? '') ?? [];
  return owner && `${locale}-${owner}`;
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
