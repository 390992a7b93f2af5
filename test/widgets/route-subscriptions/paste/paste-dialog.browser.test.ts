import { expect } from '@open-wc/testing';
import { settled } from '../../../helpers/element/settled.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { press } from '../../../shared/ui/user-input.ts';
import { ADD, ALL_ROUTES, refused, related, route } from '../fixtures.ts';
import { eachRoutesPage, type RoutesPage } from '../page-object.ts';

describe('several routes from a pasted list', () => {
  let page: RoutesPage;
  eachRoutesPage('route-subscriptions', (fresh) => {
    page = fresh;
  });
  const dialog = () => page.dialog('Paste Routes');
  const area = () => page.all<HTMLTextAreaElement>('textarea')[0]!;
  const preview = () =>
    page.all('dialog tbody tr').map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent));

  const open = async () => {
    await page.ready();
    await page.click('Paste Routes');
    await dialog();
    await waitUntil(() => !page.text().includes('Loading the routes that there are'), 'the stored routes');
    expect(page.focused()).to.equal(area());
  };
  /** As the clipboard gives it: what the page doesn't take, the browser inserts. */
  const paste = async (text: string) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    const event = new ClipboardEvent('paste', {
      clipboardData,
      bubbles: true,
      cancelable: true,
      composed: true,
    });
    const isTaken = !area().dispatchEvent(event);
    if (!isTaken) document.execCommand('insertText', false, text);
    await settled();
    return isTaken;
  };

  it('shows what each line becomes, asks what is not clear, and adds the routes', async () => {
    page.network.on(ALL_ROUTES, {
      results: [related(route(1, { originPort: 12, destinationPort: 22, carrier: null }))],
    });
    await open();
    await paste('CNSHA;DEHAM;MAEU\nCNNGB;NLRTM\nCNSHA;Vancouver');
    await waitUntil(() => preview().length === 3, 'the preview');
    expect(preview()).to.deep.equal([
      ['1', 'Shanghai', '', 'Hamburg', 'Maersk', 'Found'],
      ['2', 'Ningbo', '', 'Rotterdam', '', 'Duplicate: the company has it'],
      ['3', 'Shanghai', '', 'Vancouver', '', 'Not clear: please choose'],
    ]);
    page.combobox('Port for “Vancouver”').focus();
    await press('ArrowDown', 'ArrowDown', 'Enter');
    await waitUntil(() => preview()[2]?.at(-1) === 'Found', 'the answer');
    page.network.on(ADD, { list: [route(8), route(9)] });
    await page.click('Add 2 routes');
    await page.isGone('Paste Routes');
    await page.banner('2 routes added.');
    expect(page.sent(ADD)[0].routes).to.have.length(2);
    expect(page.focusedName()).to.equal('Paste Routes');
  });

  it('keeps what is not added: lines that the server refuses, and the text of a closed dialog', async () => {
    await open();
    await paste('CNSHA;DEHAM\nCNNGB;DEHAM');
    page.network.on(ADD, refused(422, { code: 'notThere', field: 'origin', line: 2 }));
    await page.click('Add 2 routes');
    await waitUntil(() => preview()[1]?.at(-1) === 'Port or carrier no longer exists', 'the refused line');
    await page.click('Cancel');
    await page.click('Paste Routes');
    expect(area().value).to.equal('CNSHA;DEHAM\nCNNGB;DEHAM');
  });

  it('of 10,000 lines draws only those in sight, and says how many it reads', async () => {
    await open();
    // Put in at once: a browser that inserts them line by line stands still for seconds.
    const isTaken = await paste(Array.from({ length: 10_000 }, (_, n) => `CNSHA;X${n}`).join('\n'));
    expect(isTaken).to.equal(true);
    await waitUntil(() => page.text().includes('These are 10,000 lines'), 'the warning');
    expect(page.all('dialog tbody tr').length).to.be.lessThan(60);
    expect(page.all('dialog input[role=combobox]').length).to.be.lessThan(20);
  });
});
