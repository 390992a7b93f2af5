/**
 * The server shows `dist/portal` where it shows `dist` itself: the bundle lies in `dist/widgets`, beside the portal's
 * folder, but below the portal's address. Imports that lead out of that folder lead one folder less up.
 *
 * @param {string} folder of the build, such as `portal`
 * @param {string} other the folder beside it, such as `widgets`
 * @returns {import('rollup').OutputPlugin}
 */
export function besidePlugin(folder, other) {
  return {
    name: 'beside',
    renderChunk(code, chunk) {
      if (!chunk.fileName.startsWith(`${folder}/`)) return null;
      // Lines stay; what follows an import on its own line moves by three columns, which no reader of a map notices.
      return { code: code.replaceAll(`../../${other}/`, `../${other}/`), map: null };
    },
  };
}
