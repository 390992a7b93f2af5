import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Message } from './message.ts';

/** Compiles a text in ICU MessageFormat; throws on one that is none. A build has compiled its texts already. */
export const compile = (text: string): Message => pack(compileMessageOrThrow(text));

function pack(tokens: CompiledMessage): Message {
  if (typeof tokens === 'string') return plain(tokens);
  const pieces: Exclude<Message, string>[number][] = [];
  for (const token of tokens) {
    const piece = pieceOf(token);
    const last = pieces.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') pieces.splice(-1, 1, last + piece);
    else pieces.push(piece);
  }
  const [only = ''] = pieces;
  return pieces.length < 2 && typeof only === 'string' ? only : pieces;
}

function pieceOf(token: CompiledMessage[number]): Exclude<Message, string>[number] {
  if (typeof token === 'string') return plain(token);
  const [name, kind, forms] = token;
  if (kind === undefined) return `{${name}}`;
  if (typeof forms !== 'object')
    throw new Error(`{${name}, ${kind}}: dates and numbers come written already`);
  const written = Object.entries(forms as Readonly<Record<string, CompiledMessage | undefined>>);
  return [name, Object.fromEntries(written.flatMap(([key, form]) => (form ? [[key, pack(form)]] : [])))];
}

function plain(text: string): string {
  if (/\{\w*\}/.test(text)) throw new Error(`"${text}" would be read as a value`);
  return text;
}
