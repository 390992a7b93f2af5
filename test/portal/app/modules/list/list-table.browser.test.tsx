import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { ModuleDefinition } from '../../../../../portal/lists/definition.ts';
import { waitUntil } from '../../../../helpers/element/wait-until.ts';
import { focused, isInSight, press } from '../../../../shared/ui/user-input.ts';
import { booking, LIST, type ListScreen, openList, page } from './list-screen.tsx';

const start = location.pathname + location.search;
/** More columns than a small window has room for. */
const WIDE: ModuleDefinition = {
  ...LIST,
  columns: [
    ...LIST.columns,
    ...['a', 'b', 'c'].flatMap((part) =>
      LIST.columns.slice(2).map((column) => ({ ...column, id: `${column.id}-${part}` })),
    ),
    {
      id: 'port',
      label: 'list.col.port',
      value: () => 'CNSHA Shanghai Yangshan Deep-Water Port',
    },
  ],
};
/** Also than a small desktop. */
const WIDER: ModuleDefinition = {
  ...WIDE,
  columns: [
    ...WIDE.columns,
    ...WIDE.columns.slice(1).map((column) => ({ ...column, id: `${column.id}-more` })),
  ],
};

const ROWS = Array.from({ length: 40 }, (_, n) => booking(n + 1, { notes: ['Urgent'] }));

let screen: ListScreen;
const head = () => screen.place.querySelector('thead th:nth-child(2)')!.getBoundingClientRect();
const box = () => screen.place.querySelector('table')!.parentElement!;
const lastRow = () => [...screen.place.querySelectorAll('tbody tr')].at(-1)!;
/** Without the box that selects the row. */
const cellsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>('th, td')].slice(1);
const isFixed = () => Math.abs(head().top) < 1;

describe('the table of a list', () => {
  const openRows = async (width: number, height = 500, definition = WIDE) => {
    await setViewport({ width, height });
    screen = openList('/list', (network) => network.on('query allBooking', page(ROWS)), definition);
    await screen.text('40 records');
  };
  afterEach(() => {
    scrollTo(0, 0);
    screen.close();
    history.replaceState(null, '', start);
  });

  for (const [what, width] of [
    ['that has room for its columns', 1400],
    ['that scrolls sideways', 700],
  ] as const) {
    it(`MOD-02 keeps the headings of a table ${what} in sight while the page is scrolled, up to its end`, async () => {
      await openRows(width);
      await waitUntil(() => box().scrollWidth > box().clientWidth === width < 1000, 'the width is known');
      scrollTo(0, 600);
      await waitUntil(isFixed, 'at the top of the window');
      lastRow().scrollIntoView({ block: 'end' });
      await waitUntil(isFixed, 'also at the last row');
      expect(lastRow().getBoundingClientRect().top).to.be.greaterThan(head().bottom);
      scrollTo(0, 0);
      await waitUntil(() => head().top > 10, 'back above the first row');
    });
  }

  for (const [what, columns] of [
    ['that has room for its columns', LIST],
    ['that scrolls sideways', WIDER],
  ] as const) {
    it(`MOD-02 keeps search and filters above a table ${what}, which cover neither its headings nor a focused row`, async () => {
      await openRows(1000, 700, columns);
      await waitUntil(
        () => box().scrollWidth > box().clientWidth === (columns === WIDER),
        'the width is known',
      );
      const bar = () => screen.search().getBoundingClientRect();
      await press('j');
      for (let n = 0; n < 39; n++) await press('j');
      await waitUntil(() => scrollY > 300);
      for (let n = 0; n < 25; n++) await press('k');
      expect([focused()?.textContent, isInSight(focused())]).to.deep.equal(['B-15', true]);
      expect(isInSight(screen.search())).to.equal(true);
      await waitUntil(() => head().top >= bar().bottom && head().top < bar().bottom + 40, 'the headings');
    });
  }

  it('MOD-02 hides no column of a narrow table that is often read: it scrolls sideways, and the names of the records stay', async () => {
    await openRows(700);
    await waitUntil(() => box().scrollWidth > box().clientWidth);
    const cells = cellsOf(lastRow());
    expect(cells.length).to.equal(WIDE.columns.length);
    expect(cells.every((cell) => cell.offsetWidth > 40)).to.equal(true);
    const { left } = cells[0]!.getBoundingClientRect();
    box().scrollLeft = box().scrollWidth;
    await waitUntil(
      () => cells.at(-1)!.getBoundingClientRect().right <= innerWidth,
      'the last column is in sight',
    );
    expect(cells[0]!.getBoundingClientRect().left).to.be.closeTo(left, 1);
    expect(head().left, 'with its heading').to.be.closeTo(left, 1);
    expect(document.documentElement.scrollWidth).to.be.at.most(700);
  });

  it('MOD-02 the bar that scrolls a wide table is in sight at each place of the list', async () => {
    await openRows(700);
    const bar = () => screen.place.querySelector<HTMLElement>('[aria-hidden][tabindex="-1"]')!;
    await waitUntil(bar);
    expect(bar().getBoundingClientRect().bottom).to.be.closeTo(innerHeight, 1);
    // A font that comes in between gives the table another width, and puts the bar where the table is.
    await waitUntil(() => {
      bar().scrollLeft = 60;
      return box().scrollLeft === 60;
    }, 'the table follows the bar');
    await waitUntil(() => {
      box().scrollLeft = 30;
      return bar().scrollLeft === 30;
    }, 'the bar follows the table');
    await expect(screen.place).to.be.accessible();
  });

  for (const width of [1400, 992]) {
    it(`MOD-02 cuts neither prices nor the reference of another record in a window of ${width} pixels`, async () => {
      const prices = ['N', '+100', '+300', '+500', '+1000'].map((name) => ({
        name,
        amount: 12.34,
        currency: 'USD',
      }));
      await openRows(width, 500, {
        ...LIST,
        columns: [
          ...LIST.columns,
          {
            id: 'shipment',
            label: 'list.col.shipment',
            kind: 'reference',
            value: () => 'SHP-2026-002294',
            wraps: true,
          },
          { id: 'levels', label: 'list.col.levels', kind: 'prices', value: () => prices },
        ],
      });
      const [shipment, levels] = cellsOf(lastRow()).slice(-2);
      expect(levels!.scrollWidth).to.be.at.most(levels!.clientWidth);
      expect(shipment!.firstElementChild!.clientHeight).to.be.at.most(20);
    });
  }

  it('MOD-05 without room leaves out a column in which no row has a value, before the headings scroll sideways', async () => {
    const note = { label: 'list.col.notes', kind: 'reference' } as const;
    const long = 'SHP-2026-002294-AND-MORE';
    const parts = (count: number, value: string) =>
      Array.from({ length: count }, (_, n) => ({ ...note, id: `${value}${n}`, value: () => value }));
    await openRows(1000, 500, { ...LIST, columns: [...LIST.columns, ...parts(3, ''), ...parts(3, long)] });
    await waitUntil(
      () => box().scrollWidth <= box().clientWidth && cellsOf(lastRow()).length < 10,
      'it fits',
    );
    expect(cellsOf(lastRow()).filter(({ textContent }) => textContent === long).length).to.equal(3);
  });

  it('MOD-05 the numbers of records in a cell are links, none breaks at a hyphen, and how many more there are stands right behind', async () => {
    const numbers = ['BKG-2025-001001', 'BKG-2025-001002', 'BKG-2025-001003'];
    await openRows(1000, 500, {
      ...LIST,
      columns: [
        ...LIST.columns,
        {
          ...{ id: 'bookings', label: 'menu.booking', kind: 'list', wraps: true },
          value: () => numbers,
          hrefs: () => numbers.map((number) => `/booking/${Number(number.slice(-4))}`),
        },
        { id: 'supplier', label: 'list.col.supplier', wraps: true, value: () => 'A supplier '.repeat(40) },
      ],
    });
    const cell = cellsOf(lastRow()).at(-2)!;
    const links = [...cell.querySelectorAll('a')];
    expect(links.map(({ textContent, pathname }) => [textContent, pathname])).to.deep.equal([
      ['BKG-2025-001001', '/booking/1001'],
      ['BKG-2025-001002', '/booking/1002'],
    ]);
    for (const link of links) expect(link.getClientRects().length, link.textContent!).to.equal(1);
    expect(links[0]!.offsetHeight).to.be.at.most(20);
    const more = [...cell.querySelectorAll('[aria-hidden]')].find(({ textContent }) => textContent === '+1')!;
    const gap = more.getBoundingClientRect().left - links[1]!.getBoundingClientRect().right;
    expect(gap).to.be.within(0, 12);
    expect(cell.textContent).to.include('BKG-2025-001003');
    expect(cell.querySelector<HTMLElement>('[title]')!.title).to.equal(numbers.join(', '));
  });

  it('MOD-06 cuts no usual email address in a small window', async () => {
    const email = { id: 'email', label: 'list.col.email', value: () => 'office@deltaloom.example' } as const;
    await openRows(992, 500, { ...LIST, columns: [...LIST.columns, email, { ...email, kind: 'contact' }] });
    const [cut, whole] = cellsOf(lastRow()).slice(-2);
    expect(cut!.scrollWidth).to.be.greaterThan(cut!.clientWidth);
    expect(whole!.scrollWidth).to.be.at.most(whole!.clientWidth);
  });

  it('MOD-09 SUB-38 ends the heading of a number where the numbers end, with a sort or without', async () => {
    const amount = { label: 'list.col.amount', kind: 'number', value: () => 1234.5 } as const;
    await openRows(1400, 500, {
      ...LIST,
      columns: [...LIST.columns, { ...amount, id: 'a', sort: 'a' }, { ...amount, id: 'b' }],
    });
    const endOf = (node: Node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect().right;
    };
    const heads = [...screen.place.querySelectorAll('thead th')].slice(-2);
    const words = heads.map((head) => (head.firstElementChild as HTMLElement).firstChild!);
    const ends = cellsOf(lastRow()).slice(-2).map(endOf);
    expect(endOf(words[0]!)).to.be.closeTo(ends[0]!, 1);
    expect(endOf(words[1]!)).to.be.within(ends[1]! - 9, ends[1]! + 9);
  });

  it('MOD-02 tells what an ellipsis cuts off by a tooltip, and nothing where the text is whole', async () => {
    await openRows(700);
    const port = () => cellsOf(lastRow()).at(-1)!;
    await waitUntil(() => port().title === 'CNSHA Shanghai Yangshan Deep-Water Port', 'the tooltip');
    expect(port().textContent).to.equal(port().title);
    expect(cellsOf(lastRow())[0]!.title).to.equal('');
  });
});
