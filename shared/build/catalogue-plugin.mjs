import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

const CATALOGUE = /\/i18n\/catalogues\/([a-z]+)\.ts$/;
const COMPILER = '@lingui/message-utils/compileMessage';
const NO_COMPILER = '\0no-message-compiler';

/**
 * Compiles the text catalogues ahead, so that no message parser is shipped. A text that isn't ICU MessageFormat stops
 * the build and names its id. Put it before the plugins that resolve and compile.
 */
export function cataloguePlugin() {
  return {
    name: 'catalogue',
    resolveId(id) {
      return id === COMPILER ? NO_COMPILER : null;
    },
    async load(id) {
      if (id === NO_COMPILER) return 'export const compileMessage = (message) => message;';
      const locale = CATALOGUE.exec(id)?.[1];
      if (!locale) return null;
      const catalogue = await import(`${pathToFileURL(id)}?${statSync(id).mtimeMs}`);
      return {
        code: `export const ${locale} = ${JSON.stringify(compile(catalogue[locale], id))};`,
        map: null,
      };
    },
  };
}

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
