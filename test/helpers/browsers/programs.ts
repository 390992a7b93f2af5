import { existsSync } from 'node:fs';
import path from 'node:path';

/** The first of these programs that is on the path. */
export function programOf(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(existsSync);
}
