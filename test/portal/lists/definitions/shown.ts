import assert from 'node:assert/strict';
import * as v from 'valibot';
import type { ModuleDefinition, RecordLink, Viewer } from '../../../../portal/lists/definition.ts';
import { whereOf } from '../../../../portal/lists/request/request.ts';
import { texts } from '../../../../portal/lists/texts/index.ts';
import { formatsOf } from '../../../../shared/i18n/formats.ts';

const text = texts.in('en');
export const ENGLISH = { text, formats: formatsOf('en') };
const textOf = (words: RecordLink['text']) => (typeof words === 'string' ? words : text(words));

/** The fields of a record that the list requests; any other is absent, as in a real answer. */
const requested = (list: ModuleDefinition, record: object) => v.parse(list.row, record);

/** The cells of a row, by their column headings. */
const cells = (list: ModuleDefinition, record: object) =>
  Object.fromEntries(
    list.columns
      .filter(({ inDetail }) => !inDetail)
      .map((column) => [text(column.label), column.value(requested(list, record))]),
  );

/** The actions of a record. */
export const ways = (list: ModuleDefinition, record: object, role?: Viewer['role']) =>
  (list.actions?.(requested(list, record), { role }) ?? []).map(({ text: words, href }) => [
    textOf(words),
    href,
  ]);

/** Those that stand at the end of its row, too. */
export const rowWays = (list: ModuleDefinition, record: object, role?: Viewer['role']) =>
  (list.rowActions?.(requested(list, record), { role }) ?? []).map(({ text: words, href }) => [
    textOf(words),
    href,
  ]);

/** The sections that only the detail shows. */
export function detail(list: ModuleDefinition, record: object) {
  assert.ok(list.detail);
  const whole = v.parse(list.detail.row, record);
  return Object.fromEntries(
    list.detail.sections.map(({ label, entries }) => [
      text(label),
      entries(whole, ENGLISH).map((entry) =>
        typeof entry === 'string'
          ? entry
          : [
              textOf(entry.text),
              entry.href,
              ...(entry.note ? [entry.note] : []),
              ...(entry.action ? [textOf(entry.action.text), entry.action.href] : []),
            ],
      ),
    ]),
  );
}

/** What is said below a status, or the value of another column. */
export function noteOf(list: ModuleDefinition, record: object, column = 'status'): string | undefined {
  const note = list.columns.find(({ id }) => id === column)?.note?.(requested(list, record));
  return note && text(note);
}

export const filtered = (list: ModuleDefinition, filters: Record<string, string>) =>
  whereOf(list, { searchText: '', filters });

export const NORTHFOLD = { id: 101, companyName: 'Northfold' };
export const JETTY = { id: 2, companyName: 'Jetty' };
export const TRANSPORT = {
  id: 7,
  mode: 'Ocean',
  status: 'In Transit',
  agent: JETTY,
  carrier: { id: 50, companyName: 'Sea Line' },
  originPort: { id: 1, companyName: 'Shanghai', scacCode: 'CNSHA' },
  destinationPort: { id: 2, companyName: 'Hamburg', scacCode: 'DEHAM' },
  createdAt: '2026-01-02T00:00:00Z',
};
export const SHIPMENT = {
  ...TRANSPORT,
  stage: 'Arrived',
  vesselName: 'Coral Meridian',
  voyageNumber: '214W',
  transportDocument: 'MSC1234567',
  containers: [{ id: 1, number: 'DEMU4000001' }],
  reference: 'SHP-7',
  companyRelation: NORTHFOLD,
  departedOn: '2026-01-05',
  arrivedOn: '2026-02-01',
  purchaseOrders: [
    { id: 1, orderNumbers: 'PO-1' },
    { id: 2, orderNumbers: 'PO-2' },
  ],
  styleNumbersRelation: [{ id: 1, styleNumber: 'ST-1', pos: [{ id: 1 }] }],
  weightKg: 120,
  volumeCbm: 3.5,
  insuranceReference: 'INS-7',
  insuredValue: 5000,
  insuredCurrency: 'USD',
  insurer: 'Nordwall',
  insurancePremium: 16.5,
  insuranceValidFrom: '2026-01-02',
  insuranceCover: 'A',
  booking: { id: 3, reference: 'BKG-3' },
  quotes: [{ id: 4, reference: 'QUO-4' }],
  manifests: [{ id: 5, reference: 'MAN-5' }],
};
export const PRICED = {
  id: 4,
  status: 'Open',
  customer: NORTHFOLD,
  agent: JETTY,
  shipment: { id: 7, reference: 'SHP-7' },
  createdAt: '2026-01-02T00:00:00Z',
};
export const RATE = {
  id: 9,
  from: 'PVG',
  to: 'HAM',
  airline: 'Sky Line',
  minTransitTime: 2,
  maxTransitTime: 4,
  transitTimeText: '2-4',
  validityFrom: '2026-01-01',
  validityTo: '2026-02-01',
  routingText: 'via DXB',
  comment: 'no lithium',
  rateLevels: [
    { id: 1, level: 'minimum', value: 80 },
    { id: 2, level: 'normal', value: 3.2 },
    { id: 3, level: '100', value: 2.85 },
  ],
  submission: null,
};

/** Some cells of a row, by their column headings. */
export function have(list: ModuleDefinition, record: object, expected: Record<string, unknown>): void {
  const all = cells(list, record);
  for (const [head, value] of Object.entries(expected)) assert.deepEqual(all[head], value, head);
}
