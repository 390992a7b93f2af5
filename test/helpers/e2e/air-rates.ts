import type { Page, Request } from 'playwright-core';
import { queryAs } from '../act.ts';
import { bearerOfAdmin } from './data.ts';
import { cellsOf, enterRow } from './grid.ts';
import { openSignedIn } from './pages.ts';

/** Texts of one row by column. */
export type Row = Readonly<Record<string, string>>;

/** A lane that can be submitted as it is. */
export const LANE: Row = {
  From: 'PVG',
  To: 'FRA',
  Airline: 'Lufthansa',
  minimum: '75',
  '+ 100 Kgs': '4.5',
  'Min transit time': '2',
  'Max transit time': '4',
  Routing: 'FRA',
  'Validity From': '2027-03-15',
  'Validity To': '2027-06-30',
};

/** Where the data API and the actions are. */
export const RUNTIME = '**/api/runtime/**';

/** The number of the chunk of an upload of rates; undefined for any other request. */
export function chunkOf(request: Request): number | undefined {
  const chunk = /"chunk":(\d+)/.exec(request.postData() ?? '')?.[1];
  return chunk === undefined ? undefined : Number(chunk);
}

/** The numbers of the chunks that the page has sent, every try of each. */
export function uploadsOf(page: Page): number[] {
  const uploads: number[] = [];
  page.on('request', (request) => {
    const chunk = chunkOf(request);
    if (chunk !== undefined) uploads.push(chunk);
  });
  return uploads;
}

/** The form as its user sees it: locators and the steps that people take. */
export function airRates(page: Page) {
  const rates = page.getByRole('grid', { name: 'Rates', exact: true });
  const charges = page.getByRole('grid', { name: 'Local Destination Charges', exact: true });
  const cell = cellsOf(rates);
  const charge = cellsOf(charges);
  const addRate = page.getByRole('button', { name: 'Add Rate', exact: true });

  return {
    rates,
    cell,
    charge,
    customer: page.getByLabel('Customer Name', { exact: true }),
    notes: page.getByLabel('Submission Notes', { exact: true }),
    submit: page.getByRole('button', { name: 'Submit', exact: true }),
    alert: page.getByRole('alert'),
    submitted: page.getByRole('status').filter({ hasText: 'Rate submitted successfully.' }),
    /** Loaded and ready to be worked with. */
    async ready() {
      await addRate.and(page.locator(':enabled')).waitFor();
    },
    enterRate: (row: number, texts: Row) => enterRow(cell, row, texts),
    enterCharge: (row: number, texts: Row) => enterRow(charge, row, texts),
    /** What stands in the cells of a lane. */
    texts: (row: number, columns: readonly string[]): Promise<string[]> =>
      Promise.all(columns.map((column) => cell(column, row).text())),
    count: () => rates.locator('tbody tr[data-row]').count(),
  };
}

export type AirRatesScreen = ReturnType<typeof airRates>;

/** Signs in and waits for the form. */
export async function openAirRates(page: Page, email: string, target = '/air-rate'): Promise<AirRatesScreen> {
  await openSignedIn(page, email, target);
  const screen = airRates(page);
  await screen.ready();
  return screen;
}

interface StoredRate {
  from: string;
  to: string;
  airline: string;
  minTransitTime: number | null;
  maxTransitTime: number | null;
  validityFrom: string;
  validityTo: string | null;
  routingText: string;
  comment: string | null;
  rateLevels: { level: string; value: number }[];
}

export interface StoredSubmission {
  id: number;
  entity: { id: number };
  customerName: string | null;
  submissionNotes: string | null;
  sourceSubmission: { id: number } | null;
  charges: {
    name: string;
    currency: string;
    kgRate: number | null;
    shipmentRate: number | null;
    minRate: number | null;
  }[];
  airFreightRates: StoredRate[];
}

/** What the server holds of the submissions that match, newest first, whatever a page shows. */
export async function storedSubmissions(url: string, where: string): Promise<StoredSubmission[]> {
  const { list } = await queryAs(
    url,
    await bearerOfAdmin(url),
    `{ list: allRateSubmission(where: ${where}, sort: { field: "createdAt", order: "DESC" }, take: 20) { results {
      id customerName submissionNotes entity { id } sourceSubmission { id }
      charges { name currency kgRate shipmentRate minRate }
      airFreightRates {
        from to airline minTransitTime maxTransitTime validityFrom validityTo routingText comment
        rateLevels { level value }
      } } } }`,
  );
  return (list as { results: StoredSubmission[] }).results;
}

/** The submissions with these notes. */
export const submissionsWithNotes = (url: string, notes: string): Promise<StoredSubmission[]> =>
  storedSubmissions(url, `{ submissionNotes: { eq: ${JSON.stringify(notes)} } }`);
