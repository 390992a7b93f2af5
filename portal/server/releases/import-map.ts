import * as v from 'valibot';
import { ApiError } from '../http/errors/api-error.ts';

const Entry = v.object({
  file: v.string(),
  chunks: v.array(v.object({ file: v.string() })),
  /** A release from before it was written down doesn't say so. */
  onDemand: v.optional(v.array(v.string()), []),
});
type Entries = Readonly<Record<string, v.InferOutput<typeof Entry>>>;

const BundleManifest = v.objectWithRest(
  {
    version: v.string(),
    files: v.record(v.string(), v.string()),
  },
  Entry,
);

/**
 * An import map that pins every script of a release, for pages that embed it under its version: a browser then runs
 * none with another content, also of those that are loaded later.
 *
 * @param manifest the text of the bundle's `manifest.json`
 * @param widgetsUrl of `/widgets`, without a slash at its end
 * @param elements tags: without what only other elements load; 400 for one that the release doesn't have
 */
export function importMap(
  manifest: string,
  widgetsUrl: string,
  elements?: readonly string[],
): { integrity: Record<string, string> } {
  const { version, files, ...entries } = v.parse(BundleManifest, JSON.parse(manifest));
  const leftOut = elements ? ofOthers(entries, elements) : new Set();
  const pinned = Object.entries(files)
    .filter(([file]) => !leftOut.has(file))
    .map(([file, integrity]) => [`${widgetsUrl}/${version}/${file}`, integrity]);
  return { integrity: Object.fromEntries(pinned) };
}

/** What the autoloader is made of stays, whatever else loads it, too. */
function ofOthers({ autoload, all, ...elements }: Entries, tags: readonly string[]): Set<string> {
  const filesOf = (entry: Entries[string] | undefined) =>
    entry ? [entry.file, ...entry.chunks.map(({ file }) => file), ...entry.onDemand] : [];
  const chosen = tags.map((tag) => {
    if (!Object.hasOwn(elements, tag))
      throw new ApiError(
        400,
        'invalid',
        `There is no element ${tag}. There are: ${Object.keys(elements).join(', ')}.`,
      );
    return elements[tag];
  });
  const kept = new Set([autoload, ...chosen].flatMap(filesOf));
  return new Set([all, ...Object.values(elements)].flatMap(filesOf).filter((file) => !kept.has(file)));
}
