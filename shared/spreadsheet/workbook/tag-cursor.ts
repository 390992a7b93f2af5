import { decodeEntities } from './xml-tags.ts';

const SPACE = 0x20;
const EXCLAMATION = 0x21;
const QUOTE = 0x22;
const APOSTROPHE = 0x27;
const SLASH = 0x2f;
const COLON = 0x3a;
const LESS = 0x3c;
const EQUALS = 0x3d;
const GREATER = 0x3e;
const ZERO = 0x30;
const CAPITAL_A = 0x41;
/** Of a letter, capital or small, from 1. */
const LETTER = 0x1f;
const decoder = new TextDecoder();
/** Far above any prefix of a name. */
const LONGEST_PREFIX = 50;
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
/** What has no tags, though signs of tags may stand in it: how it begins, and what ends it. */
const WITHOUT_TAGS = [
  ['!--', '-->'],
  ['![CDATA[', ']]>'],
].map(([begin, end]) => [bytesOf(begin!), bytesOf(end!)] as const);

/**
 * Goes from tag to tag of an XML text in bytes, once and without making texts of them: a sheet has a million tags, of which few
 * tell anything beside its values.
 */
export class TagCursor {
  readonly #bytes: Uint8Array;
  #nameStart = 0;
  #nameEnd = 0;
  /** Where the tag ends. */
  #close = -1;
  /** The value of the attribute that was found last. */
  #from = 0;
  #to = 0;
  /** Whether the tag ends an element that was opened before. */
  isClosing = false;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** Goes to the next tag; false where there is none. */
  next(): boolean {
    const bytes = this.#bytes;
    const { length } = bytes;
    let at = this.#close + 1;
    for (;;) {
      while (at < length && bytes[at] !== LESS) at += 1;
      at += 1;
      if (at >= length) return false;
      const end = bytes[at] === EXCLAMATION ? this.#endWithoutTags(at) : undefined;
      if (end === undefined) break;
      at = end;
    }
    this.isClosing = bytes[at] === SLASH;
    if (this.isClosing) at += 1;
    this.#nameStart = at;
    for (; at < length; at += 1) {
      const byte = bytes[at]!;
      if (byte === COLON) this.#nameStart = at + 1;
      else if (byte <= SPACE || byte === GREATER || byte === SLASH) break;
    }
    this.#nameEnd = at;
    let quote = 0;
    for (; at < length; at += 1) {
      const byte = bytes[at]!;
      if (quote !== 0) quote = byte === quote ? 0 : quote;
      else if (byte === QUOTE || byte === APOSTROPHE) quote = byte;
      else if (byte === GREATER) break;
    }
    this.#close = at;
    return at < length;
  }

  /**
   * Goes to the next tag that opens an element of this name and begins before the end; false where there is none. Much faster than to
   * go through all tags, as it only looks at the last letter of the name; not for a text in which {@link hasMore} than tags.
   */
  seek(name: string, end: number): boolean {
    const bytes = this.#bytes;
    const last = name.charCodeAt(name.length - 1);
    for (
      let at = bytes.indexOf(last, this.#close + 1);
      at >= 0 && at < end;
      at = bytes.indexOf(last, at + 1)
    ) {
      let start = at - name.length;
      if (start < 0 || !this.#isAt(start + 1, at + 1, name)) continue;
      if (bytes[start] === COLON)
        for (let left = LONGEST_PREFIX; bytes[start] !== LESS && left > 0; left -= 1) start -= 1;
      if (bytes[start] !== LESS) continue;
      this.#close = start - 1;
      if (this.next() && this.is(name)) return true;
    }
    return false;
  }

  /** Whether comments or texts stand in it that may look like tags. */
  get hasMore(): boolean {
    const bytes = this.#bytes;
    for (let at = bytes.indexOf(EXCLAMATION); at >= 0; at = bytes.indexOf(EXCLAMATION, at + 1))
      if (bytes[at - 1] === LESS) return true;
    return false;
  }

  /** Where the last element of this name is closed; 0 where none is. */
  lastEnd(name: string): number {
    const bytes = this.#bytes;
    const last = name.charCodeAt(name.length - 1);
    for (let at = bytes.lastIndexOf(last); at > 0; at = bytes.lastIndexOf(last, at - 1)) {
      const start = at - name.length;
      if (!this.#isAt(start + 1, at + 1, name)) continue;
      if (bytes[start] === SLASH || bytes[start] === COLON) return start;
    }
    return 0;
  }

  /** Whether the tag has this name, whatever its prefix. */
  is(name: string): boolean {
    return this.#isAt(this.#nameStart, this.#nameEnd, name);
  }

  /** Whether the element holds nothing. */
  get isEmpty(): boolean {
    return this.#bytes[this.#close - 1] === SLASH;
  }

  /** The text of an attribute; undefined where there is none. */
  text(name: string): string | undefined {
    if (!this.#find(name)) return undefined;
    return decodeEntities(decoder.decode(this.#bytes.subarray(this.#from, this.#to)));
  }

  /** Whether an attribute says yes. */
  isTrue(name: string): boolean {
    return (
      this.#find(name) && (this.#isAt(this.#from, this.#to, '1') || this.#isAt(this.#from, this.#to, 'true'))
    );
  }

  /** Whether an attribute is the number 0, with decimals or without. */
  isZero(name: string): boolean {
    return /^0(?:\.0*)?$/.test(this.text(name) ?? '');
  }

  /** The whole number of an attribute; NaN where there is none. */
  whole(name: string): number {
    return this.#find(name) ? this.#digits(this.#from) : Number.NaN;
  }

  /** The row and column of the address in an attribute, such as `AB12`, from 0; undefined where there is none. */
  address(name: string): readonly [row: number, column: number] | undefined {
    if (!this.#find(name)) return undefined;
    let column = 0;
    let at = this.#from;
    for (; at < this.#to && this.#bytes[at]! >= CAPITAL_A; at += 1)
      column = column * 26 + (this.#bytes[at]! & LETTER);
    const row = this.#digits(at);
    return Number.isNaN(row) || column === 0 ? undefined : [row - 1, column - 1];
  }

  #digits(start: number): number {
    let [number, at] = [0, start];
    for (; at < this.#to; at += 1) {
      const digit = this.#bytes[at]! - ZERO;
      if (digit < 0 || digit > 9) return Number.NaN;
      number = number * 10 + digit;
    }
    return at === start ? Number.NaN : number;
  }

  #isAt(start: number, end: number, text: string): boolean {
    if (end - start !== text.length) return false;
    for (let n = 0; n < text.length; n += 1) if (this.#bytes[start + n] !== text.charCodeAt(n)) return false;
    return true;
  }

  #find(name: string): boolean {
    const bytes = this.#bytes;
    const end = this.#close;
    let at = this.#nameEnd;
    for (;;) {
      while (at < end && bytes[at]! <= SPACE) at += 1;
      const start = at;
      while (at < end && bytes[at] !== EQUALS && bytes[at]! > SPACE) at += 1;
      const isWanted = this.#isAt(start, at, name);
      while (at < end && bytes[at]! <= SPACE) at += 1;
      if (bytes[at] !== EQUALS) return false;
      at += 1;
      while (at < end && bytes[at]! <= SPACE) at += 1;
      const quote = bytes[at];
      if (quote === undefined || (quote !== QUOTE && quote !== APOSTROPHE)) return false;
      const from = at + 1;
      at = from;
      while (at < end && bytes[at] !== quote) at += 1;
      if (at >= end) return false;
      if (isWanted) {
        [this.#from, this.#to] = [from, at];
        return true;
      }
      at += 1;
    }
  }

  /** Where a comment or a text ends that begins here; undefined where none begins. */
  #endWithoutTags(at: number): number | undefined {
    const found = WITHOUT_TAGS.find(([begin]) => begin.every((byte, n) => this.#bytes[at + n] === byte));
    if (!found) return undefined;
    const [begin, ends] = found;
    const [last] = ends.slice(-1);
    for (let end = at + begin.length; ; end += 1) {
      end = this.#bytes.indexOf(last!, end);
      if (end < 0) return this.#bytes.length;
      const first = end - ends.length + 1;
      if (first >= at + begin.length && ends.every((byte, n) => this.#bytes[first + n] === byte))
        return end + 1;
    }
  }
}
