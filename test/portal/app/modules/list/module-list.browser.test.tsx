import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { settled } from '../../../../helpers/element/settled.ts';
import { waitUntil } from '../../../../helpers/element/wait-until.ts';
import { broken, graphqlError, held, never } from '../../../../helpers/network.ts';
import { click, focused, press, type } from '../../../../shared/ui/user-input.ts';
import { booking, bookings, counted, type ListScreen, openList, page, record } from './list-screen.tsx';

const start = location.pathname + location.search;
let screen: ListScreen;

describe('the list of a module', () => {
  beforeEach(() => setViewport({ width: 1200, height: 800 }));
  afterEach(() => {
    screen.network.verify();
    screen.close();
    history.replaceState(null, '', start);
  });

  const all =
    (...answers: Parameters<ListScreen['network']['on']>[1][]) =>
    (network: ListScreen['network']) =>
      network.on('query allBooking', ...answers);

  it('SUB-17 shows the rows and how many there are; a list that is whole with its first page just ends', async () => {
    screen = openList('/list', all(page([booking(1, { notes: ['a', 'b', 'c'] })])));
    await screen.text('1 record');
    expect(screen.rows()).to.deep.equal(['B-1']);
    expect(screen.place.textContent).to.include('Nov 20, 2026').and.include('a, b').and.include('+1');
    expect(screen.button('Load More')).to.equal(undefined);
    expect(screen.place.textContent).not.to.include('Currently No Any New Data');
  });

  it('MOD-02 says on paper, where the toolbar is not, what was searched and filtered', async () => {
    screen = openList('/list?status=open&search=B-1', all(page(bookings(1, 2))));
    await screen.text('2 records');
    const line = [...screen.place.querySelectorAll('p')].find(({ textContent }) =>
      textContent?.includes('Status: All open'),
    )!;
    expect(line.textContent).to.equal('“B-1” · Status: All open');
    expect(getComputedStyle(line).display).to.equal('none');
    await emulateMedia({ media: 'print' });
    expect(getComputedStyle(line).display).to.equal('block');
    await emulateMedia({ media: 'screen' });
  });

  it('SUB-18 D-41 shows the empty text only for a true empty answer', async () => {
    screen = openList('/list', all(page([])));
    await screen.text('No Any Data To Show!');
    expect(screen.place.querySelector<HTMLInputElement>('thead [data-selects-row]')?.disabled).to.equal(true);
    expect(screen.place.querySelector('[role=alert]')).to.equal(null);
  });

  it('D-41 D-42 ERR-02 API-20 a failed load is an error with a retry, and the retry brings the rows', async () => {
    screen = openList('/list', all(broken(), broken(), broken(), page(bookings(1, 2))));
    await screen.text('Unable to load Bookings. Please try again.');
    expect(screen.place.textContent).not.to.include('No Any Data To Show!');
    await click(screen.button('Try again'));
    await screen.text('2 records');
    expect(screen.place.querySelector('[role=alert]')).to.equal(null);
  });

  it('ERR-01 D-01 MSG-19 a refused load is an error with the way to the sign-in and back', async () => {
    screen = openList('/list?record_id=7', all(graphqlError('You may not.', 403)));
    await screen.text('You do not have access to this record.');
    const link = [...screen.place.querySelectorAll('a')].find((each) => each.textContent === 'Sign In');
    expect(link?.getAttribute('href')).to.equal('/auth/login?returnTo=%2Flist%3Frecord_id%3D7');
    expect(screen.button('Try again')).to.equal(undefined);
  });

  it('SUB-19 SUB-20 SUB-34 D-73 D-90 Load More brings the next 50 until the count is reached; the focus goes to the end', async () => {
    screen = openList('/list', (network) => {
      network.on('query allBooking', page(bookings(1, 50)), page(bookings(51, 50)));
      network.on('query countBooking', counted(100));
    });
    await screen.text('100 records');
    screen.button('Load More')?.focus();
    await press('Enter');
    await screen.text('Currently No Any New Data To Load!');
    expect(screen.rows().length).to.equal(100);
    const [first, second] = screen.asked();
    expect([first?.take, first?.where]).to.deep.equal([50, undefined]);
    expect([second?.take, second?.where], 'behind the last row').to.deep.equal([
      50,
      {
        _and: [
          { createdAt: { lteq: '2026-11-20T09:00:00.000000Z' } },
          { _or: [{ createdAt: { lt: '2026-11-20T09:00:00.000000Z' } }, { id: { lt: 50 } }] },
        ],
      },
    ]);
    await waitUntil(() => focused()?.textContent === 'Currently No Any New Data To Load!', 'the focus');
  });

  it('D-73 a list that can’t be counted stands without a count, and can be read on', async () => {
    screen = openList('/list', (network) => {
      network.on('query allBooking', page(bookings(1, 50)), page(bookings(51, 3)));
      network.on('query countBooking', graphqlError('Too slow.', 422));
    });
    await screen.text('Load More');
    await waitUntil(() => screen.network.to('query countBooking').length === 1, 'asked for the count');
    expect(screen.place.querySelector('[role=alert]')).to.equal(null);
    screen.button('Load More')?.focus();
    await press('Enter');
    await screen.text('53 records');
  });

  it('ERR-03 a failed further page keeps the rows and offers to try again', async () => {
    screen = openList('/list', (network) => {
      network.on(
        'query allBooking',
        page(bookings(1, 50)),
        broken(),
        broken(),
        broken(),
        page(bookings(51, 10)),
      );
      network.on('query countBooking', counted(60));
    });
    await screen.text('Load More');
    screen.button('Load More')?.focus();
    await press('Enter');
    await screen.text('Unable to load Bookings. Please try again.');
    expect(screen.rows().length).to.equal(50);
    await click(screen.button('Try again'));
    await waitUntil(() => screen.rows().length === 60);
  });

  it('SUB-38 D-53 headers sort, turn with the next click, keep the focus, and are stored in the address', async () => {
    screen = openList(
      '/list',
      all(() => page(bookings(1, 3))),
    );
    await screen.text('3 records');
    const head = () => screen.place.querySelector('th[aria-sort]');
    expect(head()?.getAttribute('aria-sort')).to.equal('descending');
    expect(head()?.textContent).to.equal('Created');
    screen.button('Reference')?.focus();
    await press('Enter');
    await waitUntil(() => screen.asked().length === 2);
    await press('Enter');
    await waitUntil(() => screen.asked().length === 3);
    expect(screen.asked().map(({ sort }) => `${sort.field} ${sort.order}`)).to.deep.equal([
      'createdAt DESC',
      'reference ASC',
      'reference DESC',
    ]);
    await waitUntil(() => head()?.textContent === 'Reference');
    expect(head()?.getAttribute('aria-sort')).to.equal('descending');
    expect(location.search).to.equal('?sort=reference&order=DESC');
    expect(focused()).to.equal(screen.button('Reference'));
    expect(screen.button('Notes'), 'a column without an order is inert').to.equal(undefined);
  });

  it('PO-50 D-118 the search waits for a pause, and an older answer is dropped', async () => {
    const older = held<Response>();
    screen = openList('/list', all(page(bookings(1, 3)), older.answer, page([booking(9)])));
    await screen.text('3 records');
    screen.search().focus();
    await type('B-1');
    await waitUntil(() => screen.asked().length === 2);
    await type('9');
    await waitUntil(() => screen.asked().length === 3);
    expect(screen.network.to('query allBooking')[1]?.signal?.aborted).to.equal(true);
    await waitUntil(() => screen.rows().join() === 'B-9');
    older.give(page(bookings(1, 2)));
    await screen.text('1 record');
    expect(screen.rows()).to.deep.equal(['B-9']);
    expect(screen.asked().map(({ where }) => where?.reference?.matches)).to.deep.equal([
      undefined,
      'B-1',
      'B-19',
    ]);
    expect(focused()).to.equal(screen.search());
    expect(location.search).to.equal('?search=B-19');
  });

  for (const [what, typed] of [
    ['with a space at its end', 'B-1 '],
    ['longer than an address takes', 'x'.repeat(210)],
  ] as const) {
    it(`PO-50 D-118 a search text ${what} is not changed by the search while it has the focus`, async () => {
      screen = openList(
        '/list',
        all(() => page(bookings(1, 3))),
      );
      await screen.text('3 records');
      screen.search().focus();
      await type(typed);
      const { value } = screen.search();
      expect(typed.startsWith(value) && value.length >= Math.min(typed.length, 200)).to.equal(true);
      // Where keys come slowly, what was typed so far is asked for in between.
      await waitUntil(() => screen.asked().at(-1)?.where?.reference?.matches === value.trim());
      await settled();
      expect(screen.search().value).to.equal(value);
    });
  }

  it('SUB-39 the state of the address is asked for, and Reset Filter takes it back', async () => {
    screen = openList(
      '/list?search=B&sort=reference&order=ASC&status=open',
      all(() => page(bookings(1, 3))),
    );
    await screen.text('3 records');
    expect(screen.search().value).to.equal('B');
    expect(screen.asked()[0]).to.deep.include({ sort: { field: 'reference', order: 'ASC' } });
    expect(screen.asked()[0].where).to.deep.equal({
      _and: [{ reference: { matches: 'B' } }, { status: { eq: 'Open' } }],
    });
    await click(screen.button('Reset Filter'));
    await waitUntil(() => screen.asked().length === 2);
    expect(screen.asked()[1].sort).to.deep.equal({ field: 'createdAt', order: 'DESC' });
    expect(screen.asked()[1].where).to.equal(undefined);
    expect([screen.search().value, location.search]).to.deep.equal(['', '']);
  });

  it('a record opens from its reference, shows all its values and actions, and restores the focus', async () => {
    screen = openList('/list', (network) => {
      network.on('query allBooking', page([booking(7, { notes: ['a', 'b', 'c'] })]));
      network.on('query oneBooking', record(booking(7, { notes: ['a', 'b', 'c'] })));
    });
    await screen.text('1 record');
    const reference = screen.place.querySelector<HTMLElement>('tbody th a');
    reference?.focus();
    await press('Enter');
    const dialog = () => screen.place.querySelector('dialog');
    await waitUntil(() => dialog()?.textContent?.includes('Manage purchase orders'));
    expect(dialog()?.textContent).to.include('a, b, c');
    expect(location.search).to.equal('?record=7');
    await expect(dialog()!).to.be.accessible();
    await press('Escape');
    await waitUntil(() => !dialog());
    await waitUntil(() => location.search === '');
    expect(focused()).to.equal(screen.place.querySelector('tbody th a'));
  });

  it('MOD-04 offers what to do with a record once all of it is there, so that nothing moves from under the pointer', async () => {
    const answer = Promise.withResolvers<Response>();
    screen = openList('/list?record=7', (network) => {
      network.on('query allBooking', page([booking(7, { notes: ['a', 'b', 'c'] })]));
      network.on('query oneBooking', () => answer.promise);
    });
    const dialog = () => screen.place.querySelector('dialog');
    await waitUntil(() => dialog()?.textContent?.includes('a, b, c'));
    expect(dialog()?.textContent).not.to.include('Manage purchase orders');
    answer.resolve(record(booking(7, { notes: ['a', 'b', 'c'] })));
    await waitUntil(() => dialog()?.textContent?.includes('Manage purchase orders'));
  });

  it('D-15 a missing record that the address names is an error, as on its page, that says what to do', async () => {
    screen = openList('/list?record=99', (network) => {
      network.on('query allBooking', page([]));
      network.on('query oneBooking', record(null));
    });
    await screen.text('This record was not found.');
    const said = screen.place.querySelector('dialog [role=alert]');
    expect(said?.textContent).to.contain('look for it in the list');
  });

  it('SUB-17 a load that lasts shows the spinner over the rows that are there', async () => {
    screen = openList('/list', all(page(bookings(1, 3)), never()));
    await screen.text('3 records');
    await click(screen.button('Reference'));
    await screen.text('Loading');
    expect(screen.rows().length).to.equal(3);
  });

  it('is cards on a phone, sorted by a choice, without sideways scrolling', async () => {
    await setViewport({ width: 320, height: 640 });
    screen = openList(
      '/list',
      all(() => page(bookings(1, 3))),
    );
    await screen.text('3 records');
    const isTable = () => Boolean(screen.place.querySelector('thead'));
    expect(isTable()).to.equal(false);
    await setViewport({ width: 576, height: 640 });
    await waitUntil(isTable, 'I18N-12 a table from 576 px on');
    await setViewport({ width: 575, height: 640 });
    await waitUntil(() => !isTable(), 'I18N-12 cards below');
    await setViewport({ width: 320, height: 640 });
    expect([...screen.place.querySelectorAll('tbody tr')].map((card) => card.textContent)[0]).to.include(
      'B-1',
    );
    expect(document.documentElement.scrollWidth).to.be.at.most(320);
    await click(screen.button('Filters'));
    const sort = [...screen.place.querySelectorAll('select')].at(-1)!;
    sort.value = 'reference ASC';
    sort.dispatchEvent(new Event('change', { bubbles: true }));
    await waitUntil(() => screen.asked().length === 2);
    expect(screen.asked()[1].sort).to.deep.equal({ field: 'reference', order: 'ASC' });
  });

  it('has no barriers that axe finds, with rows, empty and failed, light and dark', async () => {
    for (const answer of [page(bookings(1, 50)), page([]), graphqlError('No', 404)]) {
      screen = openList('/list', (network) => {
        network.on('query allBooking', answer);
        network.on('query countBooking', counted(60));
      });
      await waitUntil(() => /Load More|No Any Data|Unable to load/.test(screen.place.textContent ?? ''));
      for (const theme of ['light', 'dark']) {
        screen.place.dataset.theme = theme;
        screen.place.style.background = theme === 'dark' ? '#12161b' : '#fff';
        await settled();
        await Promise.all(document.getAnimations().map((animation) => animation.finished));
        await expect(screen.place).to.be.accessible();
      }
      screen.close();
    }
  });
});
