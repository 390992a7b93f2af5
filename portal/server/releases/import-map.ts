import * as v from 'valibot';

const BundleManifest = v.object({
  version: v.string(),
  files: v.record(v.string(), v.string()),
});

/**
 * An import map that pins every script of a release, for pages that embed it under its version: a browser then runs
 * none with another content, also of those that are loaded later.
 *
 * @param manifest the text of the bundle's `manifest.json`
 * @param widgetsUrl of `/widgets`, without a slash at its end
 */
export function importMap(manifest: string, widgetsUrl: string): { integrity: Record<string, string> } {
  const { version, files } = v.parse(BundleManifest, JSON.parse(manifest));
  const pinned = Object.entries(files).map(([file, integrity]) => [
    `${widgetsUrl}/${version}/${file}`,
    integrity,
  ]);
  return { integrity: Object.fromEntries(pinned) };
}
