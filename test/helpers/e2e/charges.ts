import type { Page } from 'playwright-core';
import type { Feature } from '../../../shared/contract/charges.ts';
import { actOn } from '../act.ts';
import { bearerOfAdmin } from './data.ts';
import { cellsOf, enterRow } from './grid.ts';
import { openSignedIn } from './pages.ts';

/** Where the charges of a record are. */
export const chargesPath = (feature: string, id: number | string, role: string): string =>
  `/booking-charges/${feature}/?record_id=${id}&role=${role}`;

type Column =
  | 'Charge Type'
  | 'Currency'
  | 'Unit Code'
  | 'Price'
  | 'Quantity'
  | 'Unit Cost'
  | 'Total Cost'
  | 'Minimum Price'
  | 'Comments';

/** What a person types into the cells of one line, from left to right. */
export type Line = Partial<Record<Column, string>>;

export type ChargesScreen = ReturnType<typeof charges>;

/** The charges as their user sees them: locators and the steps that people take. */
export function charges(page: Page) {
  const table = page.getByRole('grid', { name: 'Charges', exact: true });
  const cellOf = cellsOf(table);
  const cell = (column: Column, row: number) => cellOf(column, row);
  const addRow = page.getByRole('button', { name: 'Add Row', exact: true });
  const saveButton = page.getByRole('button', { name: 'Save', exact: true });

  /** Loaded and ready to be worked with. */
  const ready = async () => {
    await addRow.and(page.locator(':enabled')).waitFor();
  };
  const enter = (row: number, line: Line) => enterRow(cellOf, row, line);

  return {
    table,
    cell,
    row: (n: number) => table.locator(`tbody tr[aria-rowindex="${n + 1}"]`),
    addRow,
    saveButton,
    ready,
    enter,
    alert: page.getByRole('alert'),
    profit: page.getByRole('checkbox', { name: 'Add 10% profits' }),
    /** Adds lines below the `before` lines that stand there. */
    async add(lines: readonly Line[], before = 0) {
      for (const [n, line] of lines.entries()) {
        await addRow.click();
        await enter(before + n + 1, line);
      }
    },
    /** What stands in the cells of a line. */
    async line(row: number, columns: readonly Column[]): Promise<string[]> {
      return Promise.all(columns.map((column) => cell(column, row).text()));
    },
    columns: () => table.getByRole('columnheader').allInnerTexts(),
  };
}

/** Signs in and waits for the record's charges. */
export async function openCharges(page: Page, email: string, target: string): Promise<ChargesScreen> {
  await openSignedIn(page, email, target);
  const screen = charges(page);
  await screen.ready();
  return screen;
}

/** Saves in the portal, which then reloads its page (CHG-23). */
export async function saveAndReload(page: Page): Promise<void> {
  const screen = charges(page);
  const reloaded = page.waitForEvent('load');
  await screen.saveButton.click();
  await reloaded;
  await screen.ready();
}

interface StoredLine {
  chargeType: number;
  unitCode: string;
  currency: string | null;
  quantity: number | null;
  unitCost: number | null;
  totalPrice: number | null;
  minimumPrice: number | null;
  comments: string;
  original: { currency: string; totalPrice: number; rate: number; rateDate: string; source: string } | null;
}

interface Stored {
  revision: number;
  addProfit: boolean;
  lines: StoredLine[];
  /** The identifier of each line's charge type. */
  codes: string[];
}

/** What the server knows of the charges, whatever a page shows. */
export async function storedCharges(url: string, feature: Feature, recordId: number): Promise<Stored> {
  const answer = (await actOn(url, await bearerOfAdmin(url), 'loadCharges', {
    recordId,
    featureType: feature,
    role: 'admin',
  })) as Omit<Stored, 'lines'> & {
    chargetypes: { chargetype: number; chargeIden: string }[];
  } & Record<Feature, StoredLine[]>;
  const { revision, addProfit, chargetypes } = answer;
  const lines = answer[feature];
  const codeOf = new Map(chargetypes.map(({ chargetype, chargeIden }) => [chargetype, chargeIden]));
  return { revision, addProfit, lines, codes: lines.map(({ chargeType }) => codeOf.get(chargeType) ?? '') };
}
