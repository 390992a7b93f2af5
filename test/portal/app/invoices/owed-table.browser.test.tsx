import stylesheets from 'stylesheets:../../../../portal/app/invoices/pages.ts';
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { OwedTable } from '../../../../portal/app/invoices/statement/owed-table.tsx';
import type { OwedAmount } from '../../../../shared/contract/invoices.ts';
import { adoptStylesheets } from '../../../../shared/element/stylesheets.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { eachPanelsPage } from '../panels/panels-screen.tsx';

const owed = (customer: string): OwedAmount => ({
  ...{ invoiceId: 6001, reference: 'INV-2026-006038', customer, customerId: 101, currency: 'USD' },
  ...{ issuedOn: '2026-10-11', dueOn: '2026-11-12', status: 'Partly Paid', daysOverdue: 260 },
  ...{ amount: '1141601.52', paid: '0.00', credited: '141601.52', owed: '1000000.00' },
});
/** What is left of 992 px beside menu and margins. */
const AT_992 = 886;
/** And beside the whole menu. */
const WITH_MENU = 702;

describe('the open invoices of a statement', () => {
  const screen = eachPanelsPage();
  before(() => adoptStylesheets(document, stylesheets));
  beforeEach(() => setViewport({ width: 1280, height: 800 }));

  const open = async (width: number, hasCustomer = true) => {
    await screen.open(
      <div style={{ width }}>
        <OwedTable owed={[owed('Kestrelmark Cycles'), owed('Northfold Apparel')]} hasCustomer={hasCustomer} />
      </div>,
    );
    await waitUntil(() => screen.all('tbody tr').length === 2);
  };
  const shown = (selector: string) => screen.all(selector).filter((node) => node.getClientRects().length > 0);
  const heads = () => shown('th').map(({ textContent }) => textContent);
  /** In how many lines the longest text of a cell is drawn. */
  const linesOf = (cell: Element) => {
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    let most = 0;
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      most = Math.max(most, range.getClientRects().length);
    }
    return most;
  };
  const fits = () => {
    const table = screen.all('table')[0]!;
    return table.offsetWidth <= table.parentElement!.clientWidth;
  };

  it('MOD-09 at 992 px fit: no number, day or amount breaks, and the day of issue stands below the number', async () => {
    await open(AT_992);
    expect(heads()).not.to.include('Issued');
    expect(shown('tbody td')[0]?.textContent).to.include('Issued Oct 11, 2026');
    expect(fits()).to.equal(true);
    for (const cell of shown('tbody td').slice(2, 8))
      expect(linesOf(cell), cell.textContent ?? '').to.equal(1);
    await screen.accessible();
  });

  it('MOD-09 have a column of it where there is room, as those of one customer have at 992 px', async () => {
    for (const [width, hasCustomer] of [
      [1160, true],
      [AT_992, false],
    ] as const) {
      await open(width, hasCustomer);
      expect(heads()).to.include('Issued');
      expect(shown('tbody span').some((node) => node.textContent === 'Issued Oct 11, 2026')).to.equal(false);
      expect(fits()).to.equal(true);
      for (const cell of shown('tbody td').slice(0, hasCustomer ? 9 : 8))
        expect(linesOf(cell), cell.textContent ?? '').to.equal(1);
    }
  });

  it('MOD-09 beside the whole menu at 992 px are a table still, that says below the due day how late each is', async () => {
    for (const hasCustomer of [true, false]) {
      await open(WITH_MENU, hasCustomer);
      expect(heads()).to.include('Due').and.not.to.include('Days overdue');
      expect(shown('tbody td').some((cell) => cell.textContent?.includes('260 days overdue'))).to.equal(true);
      expect(fits()).to.equal(true);
      await screen.accessible();
    }
  });

  it('MOD-09 have columns of what was paid and credited where there is room', async () => {
    await open(1400);
    expect(heads()).to.include('Credited');
    expect(fits()).to.equal(true);
    expect(screen.all('tbody td').map(({ textContent }) => textContent)).to.include('141,601.52');
  });

  it('MOD-09 say below the amount what was paid and credited where there is no room', async () => {
    await open(AT_992);
    expect(heads()).not.to.include('Credited');
    expect(shown('tbody span').map(({ textContent }) => textContent)).to.include('Credited 141,601.52');
    await screen.accessible();
  });

  it('I18N-12 are cards on a phone, with the day of issue among their values', async () => {
    await open(351);
    expect(shown('th')).to.deep.equal([]);
    expect(shown('tbody td').some(({ dataset }) => dataset.name === 'Issued')).to.equal(true);
    expect(document.documentElement.scrollWidth).to.be.at.most(1280);
  });
});
