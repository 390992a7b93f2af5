import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { waitUntil } from '../../../../helpers/element/wait-until.ts';
import { held } from '../../../../helpers/network.ts';
import { click, focused, isInSight, press } from '../../../../shared/ui/user-input.ts';
import { bookings, counted, type ListScreen, openList, page } from '../list/list-screen.tsx';

const start = location.pathname + location.search;
const EXPORT = 'POST /api/exports';
let screen: ListScreen;

const boxes = () => [...screen.place.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
const box = (name: string) => boxes().find(({ ariaLabel }) => ariaLabel === name)!;
const chosen = () =>
  boxes()
    .filter(({ checked }) => checked)
    .map(({ ariaLabel }) => ariaLabel);
const bar = () => screen.place.querySelector<HTMLElement>('section[aria-label="Selected records"]');
const item = (name: string) =>
  [...screen.place.querySelectorAll<HTMLElement>('[role=menuitem]')].find(
    ({ textContent }) => textContent === name,
  );
const file = () => new Response('Reference\r\n', { headers: { 'content-type': 'text/csv' } });

describe('selected rows and exports of a list', () => {
  beforeEach(async () => {
    await setViewport({ width: 1200, height: 800 });
    screen = openList('/list', (network) => {
      network.on('query allBooking', page(bookings(1, 50)));
      network.on('query countBooking', counted(1234));
      network.on(EXPORT, file);
    });
    await screen.text('1,234 records');
  });
  afterEach(async () => {
    await sendKeys({ up: 'Shift' });
    scrollTo(0, 0);
    screen.network.verify();
    screen.close();
    history.replaceState(null, '', start);
  });

  it('MOD-02 x selects the focused row, Shift and a click all rows up to one, and a click on a box opens no record', async () => {
    await press('e');
    expect(focused(), 'nothing to do yet').to.equal(document.body);
    await press('j', 'j', 'x');
    expect(chosen()).to.deep.equal(['Select B-2']);
    expect(focused()?.textContent, 'the focus stays').to.equal('B-2');
    await press('e');
    expect(focused()?.textContent).to.equal('Export selected');
    await sendKeys({ down: 'Shift' });
    await click(box('Select B-5'));
    await sendKeys({ up: 'Shift' });
    expect(chosen()).to.deep.equal(['Select B-2', 'Select B-3', 'Select B-4', 'Select B-5']);
    expect(box('Select all loaded records').indeterminate).to.equal(true);
    expect(location.search).to.equal('');
    expect(bar()?.textContent).to.include('4 selected');
    await expect(screen.place).to.be.accessible();
  });

  it('MOD-02 the actions for selected rows stay in sight and cover no focused row; Clear gives the focus to the rows', async () => {
    await click(box('Select B-1'));
    expect(isInSight(screen.button('Clear selection'))).to.equal(true);
    for (let n = 0; n < 30; n++) await press('j');
    expect(isInSight(focused())).to.equal(true);
    screen.button('Clear selection')!.focus();
    await press('Enter');
    expect([bar(), chosen()]).to.deep.equal([null, []]);
    expect(focused()).to.equal(box('Select all loaded records'));
  });

  it('MOD-02 another search begins without a selection', async () => {
    await click(box('Select all loaded records'));
    expect(bar()?.textContent).to.include('50 selected');
    await click(screen.button('Reference'));
    await waitUntil(() => !bar());
    expect(chosen()).to.deep.equal([]);
  });

  it('MOD-17 selected rows alone are exported, or all of the list: the menu says how many', async () => {
    await click(box('Select B-3'));
    await click(screen.button('Export selected'));
    await click(item('CSV, 1 record'));
    await waitUntil(() => screen.network.to(EXPORT).length === 1);
    expect(screen.network.to(EXPORT)[0]?.body.ids).to.deep.equal([3]);
    await waitUntil(() => !screen.button('Export')?.ariaBusy);
    await click(screen.button('Export'));
    await click(item('Excel, 1,234 records'));
    await waitUntil(() => screen.network.to(EXPORT).length === 2);
    const { ids, format, columns } = screen.network.to(EXPORT)[1]!.body;
    expect([ids, format, columns]).to.deep.equal([
      undefined,
      'xlsx',
      ['reference', 'notes', 'status', 'created'],
    ]);
  });

  it('MOD-17 an export that takes long says so, and can be ended', async () => {
    const answer = held<Response>();
    screen.network.on(EXPORT, answer.answer);
    await click(screen.button('Export'));
    await click(item('CSV, 1,234 records'));
    await screen.text('Exporting: 1,234 records');
    await click(screen.button('Cancel export'));
    expect(screen.network.to(EXPORT)[0]?.signal?.aborted).to.equal(true);
    expect(screen.button('Cancel export')).to.equal(undefined);
    expect(screen.place.querySelector('[role=alert]')).to.equal(null);
  });

  it('D-41 an export that takes the server too long says what to do about the list', async () => {
    const tooSlow = { error: 'Ask for less.', code: 'too_expensive', reasons: [{ code: 'tooSlow' }] };
    screen.network.on(EXPORT, () => Response.json(tooSlow, { status: 422 }));
    await click(screen.button('Export'));
    await click(item('CSV, 1,234 records'));
    await screen.text('Please set a filter or a shorter period');
    await click(screen.button('Dismiss'));
    expect(screen.place.querySelector('[role=alert]')).to.equal(null);
  });

  it('D-41 an export that is refused says why, and is tried again', async () => {
    const busy = () =>
      Response.json(
        {
          error: 'The service is busy. Please try again in a moment.',
          code: 'busy',
          reasons: [{ code: 'busy' }],
        },
        { status: 503 },
      );
    screen.network.on(EXPORT, busy, file);
    await click(screen.button('Export'));
    await click(item('CSV, 1,234 records'));
    await screen.text('The service is busy.');
    await click(screen.button('Try again'));
    await waitUntil(
      () => screen.network.to(EXPORT).length === 2 && !screen.place.querySelector('[role=alert]'),
    );
  });
});
