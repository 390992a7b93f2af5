const REQUEST = 'entry:';
const ENTRY = '\0entry:';
/** Keeps the plugins that go by a file's ending away from our own modules. */
const END = '?entry';

/**
 * `import url from 'entry:./define.ts'` builds that file as an entry of its own and gives its address, so that
 * a test can load the same element here, in a frame with a strict policy, and in a frame with a hostile page.
 */
export function entryPlugin() {
  return {
    name: 'entry',
    async resolveId(id, importer) {
      if (!id.startsWith(REQUEST)) return null;
      const target = await this.resolve(id.slice(REQUEST.length), importer);
      if (!target) this.error(`${id} (in ${importer}) names no file`);
      return `${ENTRY}${target.id}${END}`;
    },
    load(id) {
      if (!id.startsWith(ENTRY)) return null;
      const reference = this.emitFile({
        type: 'chunk',
        id: id.slice(ENTRY.length, -END.length),
        preserveSignature: 'allow-extension',
      });
      return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
    },
  };
}
