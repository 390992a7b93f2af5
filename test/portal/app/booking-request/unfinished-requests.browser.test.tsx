import { expect } from '@open-wc/testing';
import { DRAFT_FORMAT } from '../../../../portal/app/booking-request/draft-format.ts';
import { firstEntry, type Named } from '../../../../portal/app/booking-request/entry.ts';
import { UnfinishedRequests } from '../../../../portal/app/booking-request/unfinished-requests.tsx';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { click, focused } from '../../../shared/ui/user-input.ts';
import { record } from '../modules/list/list-screen.tsx';
import { eachPanelsPage } from '../panels/panels-screen.tsx';

const MINE = 'freight-portal booking-request 7 101 ';

const BOOKING = { pos: [], requests: [], revision: 1, status: 'Declined', mode: 'Ocean' };

describe('the requests that were begun and not sent', () => {
  const screen = eachPanelsPage();
  afterEach(() => {
    for (const name of Object.keys(localStorage))
      if (name.startsWith('freight-portal booking-request')) localStorage.removeItem(name);
  });
  const leave = (name: string, savedAt: string, ...orders: Named[]) => {
    const base = firstEntry();
    const content = { values: { ...base, orders, remarks: 'Fragile' }, base, attempt: null };
    localStorage.setItem(name, DRAFT_FORMAT.write({ content, savedAt: Date.parse(savedAt) }));
  };
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();
  const today = new Date(Date.now() - 60_000).toISOString();
  const items = () => screen.all('li').map(({ textContent }) => textContent ?? '');
  const links = () =>
    screen.all<HTMLAnchorElement>('li a').map(({ href }) => href.replace(/^.*(?=\/booking)/, ''));

  it('D-38 MOD-04 are listed with their orders or quote and when, and lead to their form', async () => {
    const QUOTE = {
      ...{ id: 3001, reference: 'QUO-3001', status: 'Accepted' },
      requests: [],
      totals: [],
      bookings: [],
    };
    screen.network.on('query oneQuote', record(QUOTE));
    leave(`${MINE}order 17,18`, yesterday, { id: 17, label: 'PO-17' }, { id: 18, label: 'PO-18' });
    leave(`${MINE}quote 3001`, today);
    leave(`${MINE}new`, today);
    leave(`${MINE}booking 4`, today);
    screen.network.on('query oneBooking', record({ ...BOOKING, id: 1302, reference: 'BKG-1302' }));
    leave(`${MINE}again 1302`, new Date(Date.now() - 2 * 86_400_000).toISOString());
    const content = { mode: 'LCL', origin: 1, destination: 2, containers: '', weightKg: '', volumeCbm: '' };
    const rest = { pieces: null, shipper: '', consignee: '', remarks: '', incoterm: null, pickUp: '' };
    const danger = { isDangerous: null, unNumber: null, dangerClass: null };
    screen.network.on(
      'query oneBookingTemplate',
      record({ id: 5, name: 'Spring coats', content: { ...content, ...rest, ...danger } }),
    );
    leave(`${MINE}template 5`, new Date(Date.now() - 3 * 86_400_000).toISOString());
    leave('freight-portal booking-request 7 102 order 19', today, { id: 19, label: 'PO-19' });
    await screen.open(<UnfinishedRequests />);
    await waitUntil(() => items()[0]?.includes('QUO-3001'));
    expect(items()[1]).to.match(/^PO-17, PO-18.*\d.*Continue/);
    await waitUntil(() => items()[2]?.includes('BKG-1302'));
    await waitUntil(() => items()[3]?.includes('Template “Spring coats”'));
    expect(links()).to.deep.equal([
      '/booking/new?quote=3001',
      '/booking/new?order=17,18',
      '/booking/new?again=1302',
      '/booking/new?template=5',
    ]);
    await screen.accessible();
  });

  it('MOD-04 one that was begun from the schedules is named by its departure and its lane, not as one without orders', async () => {
    screen.network.on('action listPorts', [
      { id: 11, companyName: 'Shanghai', country: 'China', scacCode: 'CNSHA' },
      { id: 12, companyName: 'Hamburg', country: 'Germany', scacCode: 'DEHAM' },
    ]);
    const departure = {
      of: 'sailing',
      id: 41,
      label: 'Coral Meridian 214W',
      departsOn: '2099-03-01',
    } as const;
    const base = { ...firstEntry(), departure, origin: 11, destination: 12 };
    const content = { values: { ...base, remarks: 'Fragile' }, base, attempt: null };
    localStorage.setItem(
      `${MINE}sailing 41`,
      DRAFT_FORMAT.write({ content, savedAt: Date.parse(yesterday) }),
    );
    await screen.open(<UnfinishedRequests />);
    const words = 'Coral Meridian 214W · Shanghai, China (CNSHA) → Hamburg, Germany (DEHAM)';
    await waitUntil(() => items()[0]?.startsWith(words), words);
    expect(items()[0]).not.to.contain('without orders');
  });

  it('D-38 MOD-04 are thrown away one by one, which is said, and the focus stays there', async () => {
    leave(`${MINE}order 17`, yesterday, { id: 17, label: 'PO-17' });
    leave(`${MINE}order 17 #beside`, yesterday, { id: 17, label: 'PO-17' });
    leave(`${MINE}order 18`, today);
    await screen.open(<UnfinishedRequests />);
    await waitUntil(() => items().length === 2);
    expect(items()[0]).to.contain('without orders');
    await click(screen.all('li button')[1]);
    const left = () => Object.keys(localStorage).filter((name) => name.startsWith(MINE));
    await waitUntil(() => left().length === 2);
    await waitUntil(() => screen.app.textContent?.includes('The draft is discarded.'));
    expect(focused()).to.equal(screen.all('ul')[0]);
    expect(items().length, 'another one of the same order was left, too').to.equal(2);
    await click(screen.all('li button')[1]);
    await waitUntil(() => items().length === 1);
    expect(left()).to.deep.equal([`${MINE}order 18`]);
    await click(screen.all('li button')[0]);
    await waitUntil(() => items().length === 0);
    expect(screen.app.textContent).to.contain('The draft is discarded.');
    await screen.accessible();
  });

  it('MOD-04 says of a template that was removed meanwhile that it was', async () => {
    screen.network.on('query oneBookingTemplate', () => Response.json({ data: { record: null } }));
    leave(`${MINE}template 6`, today);
    await screen.open(<UnfinishedRequests />);
    await waitUntil(() => items()[0]?.includes('Template that was removed'));
  });

  it('are not spoken of where there are none', async () => {
    await screen.open(
      <>
        <UnfinishedRequests />
        <p>The form</p>
      </>,
    );
    await waitUntil(() => screen.app.textContent?.includes('The form'));
    expect(screen.app.textContent).to.not.contain('Unfinished');
  });
});
