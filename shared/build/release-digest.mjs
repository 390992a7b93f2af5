import { createHash } from 'node:crypto';

/**
 * What tells a release from any other one: its files by their names and contents, in this order.
 *
 * @param {readonly string[]} files
 * @param {(file: string) => Uint8Array} read the content of a file
 * @returns {string}
 */
export function releaseDigest(files, read) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file} ${createHash('sha256').update(read(file)).digest('hex')}\n`);
  return hash.digest('hex');
}
