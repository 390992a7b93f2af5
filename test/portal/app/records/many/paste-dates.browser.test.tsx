import { expect } from '@open-wc/testing';
import { SavedNotice } from '../../../../../portal/app/records/many/saved-notice.tsx';
import { PasteDatesDialog } from '../../../../../portal/app/records/order/many/paste-dates-dialog.tsx';
import { watchUnsavedWork } from '../../../../../portal/app/unsaved-work/unsaved-work.ts';
import { waitUntil } from '../../../../helpers/element/wait-until.ts';
import { type Call, fieldsOf } from '../../../../helpers/network.ts';
import { click, press } from '../../../../shared/ui/user-input.ts';
import { eachPanelsPage } from '../../panels/panels-screen.tsx';
import { manyScreen, orderOf } from './many-screen.ts';

const nothing = () => undefined;
const LOAD = 'query allPurchaseOrder';
const SAVE = 'action saveOrderDates';

describe('dates of orders from a list', () => {
  const screen = eachPanelsPage();
  before(watchUnsavedWork);
  const { rows, labelled, says, button } = manyScreen;
  let done: string[] = [];
  const paste = async (list: string) => {
    done = [];
    screen.network.on(SAVE, (call: Call) => ({ id: fieldsOf(call).orderId, revision: 2 }));
    await screen.open(
      <PasteDatesDialog
        onClose={() => done.push('closed')}
        onSaved={(_, left) => done.push(['saved', ...left].join(' '))}
      />,
    );
    await waitUntil(() => labelled('List') && document.activeElement === labelled('List'), 'the list');
    document.execCommand('insertText', false, list);
  };
  const saved = () => screen.network.to(SAVE).map((call) => fieldsOf(call));

  it('MOD-05 takes a table with its headings, and names what it can’t take', async () => {
    screen.network.on(LOAD, { results: [orderOf(1), orderOf(2)] });
    await paste(
      'Buyer\tOrder number\tDelivery required by\nAnn\tPO-1\t2027-04-01\nBen\tPO-2\tsoon\nAnn\tPO-9\t2027-04-02',
    );
    await says('These orders don’t exist: PO-9');
    await says('A date can’t be read: PO-2');
    expect(rows()).to.deep.equal([
      'PO-1 | – | Mar 1, 2027 | Mar 10, 2027 | Apr 1, 2027',
      'PO-2Stays as it is | – | Mar 1, 2027 | Mar 10, 2027 | –',
    ]);
    expect(screen.network.to(LOAD)[0]?.body.variables.where).to.deep.equal({
      orderNumbers: { in: ['PO-1', 'PO-2', 'PO-9'] },
    });
    await screen.accessible();
    await click(button('Save 1 order'));
    await waitUntil(() => done.join() === 'saved PO-9 PO-2,closed', 'the end, with what was left out');
    expect(saved()).to.deep.equal([
      {
        ...{ orderId: 1, revision: 1, cargoReadyOn: null, shipFrom: '2027-03-01' },
        ...{ shipUntil: '2027-03-10', deliverBy: '2027-04-01' },
      },
    ]);
  });

  it('MOD-05 what is left out is still said once the list is closed', async () => {
    const left = ['PO-9', 'PO-2'];
    await screen.open(
      <SavedNotice of={{ count: 1, left }} words="The dates of 1 order were saved." onDismiss={nothing} />,
    );
    await says('Left out: PO-9, PO-2');
    await screen.accessible();
  });

  it('MOD-05 without headings somebody says what the columns are', async () => {
    screen.network.on(LOAD, { results: [orderOf(1)] });
    await paste('PO-1\t5 Mar 2027');
    await waitUntil(() => rows()[0] === 'PO-1 | Mar 5, 2027 | Mar 1, 2027 | Mar 10, 2027 | –', 'the guess');
    labelled('Column 2')!.focus();
    await press('End');
    await press('ArrowUp');
    await waitUntil(() => rows()[0]?.endsWith('| Mar 5, 2027'), 'the choice');
    await screen.accessible();
  });

  it('D-113 asks what a date means whose numbers could be either, guesses none, and reads the whole list as answered', async () => {
    screen.network.on(LOAD, { results: [orderOf(1), orderOf(2)] });
    await paste('PO-1\t05/06/2027\nPO-2\t07/06/2027');
    const choice = () => labelled('“05/06/2027” means') as unknown as HTMLSelectElement | null;
    await says('Choose the day that is meant');
    await waitUntil(() => rows().length === 2, 'the orders');
    expect(rows().join()).not.to.match(/May 6|Jun 5/);
    expect([...choice()!.options].map(({ text }) => text)).to.deep.equal(['', 'Jun 5, 2027', 'May 6, 2027']);
    choice()!.focus();
    await press('ArrowDown');
    await waitUntil(() => rows()[1]?.includes('Jun 7, 2027'), 'the other way round');
    expect(rows()[0]).to.contain('Jun 5, 2027');
    await screen.accessible();
  });

  it('D-31 asks before it drops the list', async () => {
    screen.network.on(LOAD, { results: [] });
    await paste('PO-1\t2027-03-05');
    await press('Escape');
    await says('Leave without saving?');
    expect(done).to.deep.equal([]);
  });
});
