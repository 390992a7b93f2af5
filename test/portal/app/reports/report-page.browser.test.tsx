import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { OceanReportPage } from '../../../../portal/app/reports/lazy-pages.ts';
import { readSession, writeSession } from '../../../../shared/client/session.ts';
import type { Figures, ReportAnswer } from '../../../../shared/contract/reports.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { type Call, fieldsOf, graphqlError, held, never } from '../../../helpers/network.ts';
import { click, press } from '../../../shared/ui/user-input.ts';
import { eachPanelsPage } from '../panels/panels-screen.tsx';

const REPORT = 'action reportShipments';
const LIST = 'query allShipments';

const figures = (shipments: number): Figures => ({
  ...{ shipments, containers: 3, teu: 5, weightKg: 1200, volumeCbm: 30, charged: 1 },
  ...{
    arrived: 2,
    plannedDays: 20,
    actualDays: 21,
    onTime: 1,
    spend: [{ currency: 'USD', amount: '1234.50' }],
  },
});
const LANE = {
  origin: { id: 1, code: 'CNSHA', name: 'Shanghai' },
  destination: { id: 2, code: 'USLAX', name: 'Los Angeles' },
};
const answer = (shipments: number): ReportAnswer => ({
  totals: figures(shipments),
  before: figures(1),
  months: [{ month: '2026-03', figures: figures(shipments) }],
  lanes: [{ isRest: false, ...LANE, figures: figures(shipments) }],
  carriers: [{ isRest: false, carrier: { id: 9, name: 'First Line' }, figures: figures(shipments) }],
  customers: [{ isRest: false, customer: { id: 101, name: 'Northfold' }, figures: figures(shipments) }],
});

describe('the page of a report', () => {
  const screen = eachPanelsPage();
  const at = (search: string) => history.replaceState(null, '', `${location.pathname}${search}`);
  const shows = (words: string) => waitUntil(() => screen.app.textContent?.includes(words), words);
  /** By the keyboard: the tables are longer than the window. */
  const choose = async (control: HTMLElement | undefined) => {
    control?.focus();
    await press('Enter');
  };
  const button = (name: string) => screen.find<HTMLButtonElement>('button', name);
  const open = async (search = '?from=2026-03&to=2026-03') => {
    at(search);
    screen.network.on(LIST, () => Response.json({ data: { page: { results: [], totalCount: 0 } } }));
    await screen.open(<OceanReportPage />);
  };

  it('MOD-17 shows that it loads, and when the server is away a retry that loads the figures', async () => {
    const first = held<Response>();
    screen.network.on(REPORT, first.answer, answer(2));
    await open();
    await shows('Loading');
    first.give(graphqlError('No database', 404));
    await shows('Unable to load the report');
    await screen.accessible();
    await click(button('Try again'));
    await shows('By carrier');
    expect(screen.app.querySelector('[role=alert]')).to.equal(null);
    await screen.accessible();
  });

  it('MOD-17 each currency has its own comparison below it, so that none is read as that of another', async () => {
    const spend = [
      { currency: 'USD', amount: '1234.50' },
      { currency: 'CNY', amount: '17331.10' },
    ];
    screen.network.on(REPORT, { ...answer(2), totals: { ...figures(2), spend } });
    await open();
    await shows('17,331.10');
    const pairs = screen.all('dd').map(({ textContent }) => textContent ?? '');
    const [usd, cny] = ['USD', 'CNY'].map((currency) => pairs.find((words) => words.startsWith(currency)));
    expect(usd).to.include('month before');
    expect(cny).to.include('17,331.10').and.include('Nothing to compare with in the month before');
  });

  it('MOD-17 keeps the focus on the name that was chosen, gives the older question up, and says that it is chosen', async () => {
    screen.network.on(REPORT, answer(2), never(), answer(1));
    await open();
    await shows('By carrier');
    await choose(button('First Line'));
    await waitUntil(() => screen.network.to(REPORT).length === 2);
    expect(fieldsOf(screen.network.to(REPORT)[1] as Call).carrier).to.equal(9);
    await choose(button('CNSHA Shanghai – USLAX Los Angeles'));
    await waitUntil(() => screen.network.to(REPORT)[1]?.signal?.aborted);
    const { carrier: of, origin, destination } = fieldsOf(screen.network.to(REPORT)[2] as Call);
    expect([of, origin, destination]).to.deep.equal([9, 1, 2]);
    await waitUntil(() => button('First Line')?.getAttribute('aria-pressed') === 'true');
    expect(document.activeElement?.textContent).to.equal('CNSHA Shanghai – USLAX Los Angeles');
  });

  it('MOD-17 the number of shipments takes the focus to their list', async () => {
    screen.network.on(REPORT, answer(2), answer(1));
    await open();
    await shows('By carrier');
    const link = screen.app.querySelector<HTMLAnchorElement>('a[aria-label="2 shipments, First Line"]')!;
    expect(new URL(link.href).hash).to.equal('#report-shipments');
    await choose(link);
    await waitUntil(() => document.activeElement?.id === 'report-shipments');
    expect(new URLSearchParams(location.search).get('carrier')).to.equal('9');
  });

  it('MOD-17 says where its charges come from, to agents that they are costs without invoices', async () => {
    screen.network.on(REPORT, answer(2));
    await open();
    await shows('As billed by invoices');
    const { authToken, expiresAt, user } = readSession()!;
    const roles = [{ id: 2, name: 'Agent' }];
    writeSession({ authToken, expiresAt, user: { ...(user as object), roles } });
    await shows('Invoices are not counted.');
    expect(screen.app.textContent).not.to.include('As billed by invoices');
  });

  it('MOD-17 asks nothing for a period that is none, and says it at its field', async () => {
    await open('?from=2026-05&to=2026-03');
    await shows('The period ends before it begins.');
    expect(screen.network.to(REPORT)).to.deep.equal([]);
    const from = screen.app.querySelector('select')!;
    expect(from.getAttribute('aria-invalid')).to.equal('true');
    await screen.accessible();
  });

  it('MOD-17 shows the first lanes, all of them when asked or on paper, and fewer again', async () => {
    const lanes = Array.from({ length: 30 }, (_, n) => ({
      ...{ isRest: false, figures: figures(30 - n), destination: LANE.destination },
      origin: { id: 100 + n, code: `P${100 + n}`, name: 'Port' },
    }));
    screen.network.on(REPORT, { ...answer(30), lanes });
    await open();
    const inTable = () => [...screen.app.querySelectorAll('[aria-labelledby=report-lane] tbody tr')];
    const rows = () => inTable().filter((row) => row.checkVisibility()).length;
    await waitUntil(() => rows() === 12);
    await emulateMedia({ media: 'print' });
    await waitUntil(() => rows() === 30);
    await emulateMedia({ media: 'screen' });
    await choose(button('Show all 30'));
    await waitUntil(() => rows() === 30);
    await screen.accessible();
    await choose(button('Show fewer'));
    await waitUntil(() => rows() === 12);
  });
});
