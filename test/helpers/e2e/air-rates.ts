import type { Page, Request } from 'playwright-core';
import { queryAs } from '../act.ts';
import { bearerOfAdmin } from './data.ts';
import { openSignedIn } from './pages.ts';

/** What a person types into the cells of one row, by column, from left to right. */
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
  const rates = page.getByRole('table', { name: 'Rates', exact: true });
  const charges = page.getByRole('table', { name: 'Local Destination Charges', exact: true });
  const cellOf = (table: typeof rates) => (column: string, row: number) =>
    table.getByLabel(`${column} row ${row}`, { exact: true });
  const cell = cellOf(rates);
  const addRate = page.getByRole('button', { name: 'Add Rate', exact: true });
  const enterIn = (table: typeof rates) => async (row: number, texts: Row) => {
    for (const [column, text] of Object.entries(texts)) {
      const input = cellOf(table)(column, row);
      await input.fill(text);
      await input.press('Tab');
    }
  };

  return {
    rates,
    cell,
    charge: cellOf(charges),
    customer: page.getByLabel('Customer Name', { exact: true }),
    notes: page.getByLabel('Submission Notes', { exact: true }),
    submit: page.getByRole('button', { name: 'Submit', exact: true }),
    alert: page.getByRole('alert'),
    submitted: page.getByRole('status').filter({ hasText: 'Rate submitted successfully.' }),
    /** Loaded and ready to be worked with. */
    async ready() {
      await addRate.and(page.locator(':enabled')).waitFor();
    },
    enterRate: enterIn(rates),
    enterCharge: enterIn(charges),
    /** What stands in the cells of a lane. */
    texts: (row: number, columns: readonly string[]): Promise<string[]> =>
      Promise.all(columns.map((column) => cell(column, row).inputValue())),
    count: () => rates.getByLabel(/^From row \d+$/).count(),
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
