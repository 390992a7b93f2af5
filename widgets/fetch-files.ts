/**
 * Has all files of an element sent at the same time, ahead of the import that takes them from the browser's cache. A
 * browser doesn't ask again for a module that it once failed to get, so whatever fails has to fail here.
 *
 * @param files relative to this module
 */
export async function fetchFiles(files: readonly string[]): Promise<void> {
  await Promise.all(
    files.map(async (file) => {
      const response = await fetch(new URL(file, import.meta.url));
      if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
      await response.arrayBuffer();
    }),
  );
}
