import type { EntryParts } from '../../records/conflict/entry-parts.ts';
import { matchLines } from '../../records/conflict/match-lines.ts';
import { type InvoiceDraft, type LineDraft, nextKey } from './draft.ts';

export type LinePart = `line ${number}`;

/** The fields of an invoice, and each of its lines, as two people's are compared (D-151). */
export type InvoiceParts = Omit<InvoiceDraft, 'lines'> & { [part: LinePart]: LineDraft | undefined };

export const isLinePart = (part: string): part is LinePart => part.startsWith('line ');

export const partOf = ({ key }: LineDraft): LinePart => `line ${key}`;

const SAMENESS = {
  textOf: ({ key: _, ...line }: LineDraft) => JSON.stringify(line),
  isAlike: (one: LineDraft, other: LineDraft) =>
    one.chargeName === other.chargeName || (one.currency === other.currency && one.amount === other.amount),
};

export const INVOICE_PARTS: EntryParts<InvoiceDraft, InvoiceParts> = {
  split: ({ lines, ...head }) => ({
    ...head,
    ...Object.fromEntries(lines.map((line) => [partOf(line), line])),
  }),
  join(parts) {
    const { customer, shipment, reference, issuedOn, dueOn } = parts;
    const lines = Object.keys(parts)
      .filter(isLinePart)
      .flatMap((part) => parts[part] ?? []);
    return { customer, shipment, reference, issuedOn, dueOn, lines };
  },
  align(base, mine, stored) {
    // What a former release has kept doesn't say what it began with: its lines are compared by their places.
    if (base.lines.length === 0) return stored;
    const places = matchLines(base.lines, stored.lines, SAMENESS);
    let added = nextKey([...base.lines, ...mine.lines]);
    const lines = stored.lines.map((line, n) => {
      const place = places[n];
      if (place !== undefined) return { ...line, key: base.lines[place]!.key };
      added += 1;
      return { ...line, key: added - 1 };
    });
    return { ...stored, lines };
  },
};
