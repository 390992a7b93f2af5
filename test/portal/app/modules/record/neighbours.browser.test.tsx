import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { Neighbours } from '../../../../../portal/app/modules/record/neighbours.tsx';
import { waitUntil } from '../../../../helpers/element/wait-until.ts';
import type { Call } from '../../../../helpers/network.ts';
import { click, focused, press } from '../../../../shared/ui/user-input.ts';
import { eachPanelsPage } from '../../panels/panels-screen.tsx';
import { booking, bookings, counted, type ListScreen, openList, page, record } from '../list/list-screen.tsx';

const here = location.pathname;
const start = location.pathname + location.search;
let screen: ListScreen;

describe('the records of a list one after the other', () => {
  beforeEach(() => setViewport({ width: 1200, height: 800 }));
  afterEach(() => {
    screen.network.verify();
    screen.close();
    history.replaceState(null, '', start);
  });

  const dialog = () => screen.place.querySelector('dialog');
  const shows = (words: string) => waitUntil(() => dialog()?.textContent?.includes(words), words);
  const title = (name: string) => waitUntil(() => dialog()?.querySelector('h2')?.textContent === name, name);
  const way = (name: string) => dialog()!.querySelector<HTMLElement>(`a[aria-label="${name}"]`)!;
  const open = async (count: number, total = count) => {
    screen = openList('/list', (network) => {
      network.on('query allBooking', page(bookings(1, count)));
      network.on('query countBooking', counted(total));
      network.on('query oneBooking', ({ body }: Call) => record(booking(body.variables.where.id.eq)));
    });
    await screen.text(`${total} record`);
    await press('j', 'Enter');
    await title('B-1');
  };

  it('MOD-05 are shown in place of one another, by a click or j and k, and Escape leads back to the list', async () => {
    await open(3);
    await shows('1 of 3');
    const box = dialog();
    await click(way('Next record'));
    await title('B-2');
    await shows('2 of 3');
    await expect(screen.place).to.be.accessible();
    await press('j');
    await title('B-3');
    expect(dialog(), 'the same dialog').to.equal(box);
    // At the end the focus stays where it was.
    way('Next record').focus();
    await press('Enter');
    expect(way('Next record').ariaDisabled).to.equal('true');
    expect(focused()).to.equal(way('Next record'));
    await press('k');
    await title('B-2');
    await press('Escape');
    await waitUntil(() => !dialog());
    expect(location.search, 'one step back is the list').to.equal('');
  });

  it('MOD-05 a record says how many the whole list has, not how many are loaded', async () => {
    await open(50, 120);
    await shows('1 of 120');
  });

  it('MOD-05 a list of one record has no way to another', async () => {
    await open(1);
    expect(dialog()!.querySelector('nav')).to.equal(null);
  });
});

describe('the pages of records one after the other', () => {
  const page = eachPanelsPage();
  const LIST = { ids: [7, 9], total: 2 };
  const hrefOf = (id: number) => `/purchase-order/${id}`;

  it('MOD-05 are gone to by j and k, as long as no list on the page has these keys', async () => {
    await page.open(
      <>
        <a href="/elsewhere" data-opens-row="true">
          B-1
        </a>
        <Neighbours list={LIST} id={7} hrefOf={hrefOf} />
      </>,
    );
    await page.named('a', 'Next record');
    await press('j');
    expect(location.pathname).to.equal(here);
    await page.open(<Neighbours list={LIST} id={7} hrefOf={hrefOf} />);
    await waitUntil(() => !document.querySelector('[data-opens-row]'));
    await press('k');
    expect(location.pathname, 'there is none before the first').to.equal(here);
    await press('j');
    await waitUntil(() => location.pathname === '/purchase-order/9');
  });

  it('MOD-05 one that the list doesn’t show has no way to another', async () => {
    await page.open(<Neighbours list={LIST} id={8} hrefOf={hrefOf} />);
    expect(page.all('nav')).to.deep.equal([]);
  });
});
