import * as v from 'valibot';
import { because } from '../../../shared/contract/reasons.ts';

const LONGEST_NAME = 200;
/** Control characters, and marks of the direction of writing, by which `exe.fdp` would look like `pdf.exe`. */
const INVISIBLE = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** The name that a file was given, as it is stored: without folders, which some browsers send along. */
export const FileName = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .toWellFormed()
      .normalize('NFC')
      .replaceAll(INVISIBLE, '')
      .replace(/^.*[\\/]/, '')
      .trim(),
  ),
  v.check((name) => !/^\.*$/.test(name), because('fillIn')),
  v.check((name) => [...name].length <= LONGEST_NAME, because('long', { most: LONGEST_NAME })),
);

/** `Content-Disposition` of a download: the name in all languages (RFC 6266, RFC 8187), and in ASCII for old clients. */
export const attachment = (name: string): string => disposition('attachment', name);

/** The same for what the browser shows in its place, and offers under this name where somebody saves it. */
export const inline = (name: string): string => disposition('inline', name);

function disposition(kind: 'attachment' | 'inline', name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
