import { expect } from '@open-wc/testing';
import { OwnOrder } from '../../../../portal/app/records/order/own-order.tsx';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { broken, fieldsOf, graphqlError } from '../../../helpers/network.ts';
import { click, press } from '../../../shared/ui/user-input.ts';
import { eachPanelsPage } from '../panels/panels-screen.tsx';

const REMOVE = 'action removePurchaseOrder';
const LOAD = 'query onePurchaseOrder';
const CARRIED = 'The order can’t be renamed or removed, because it is on BK-1 and 1 more.';
const loaded = (record: object | null) => () => Response.json({ data: { record } });
const ORDER = {
  ...{ id: 5001, orderNumbers: 'PO-1', revision: 4 },
  ...{ supplier: null, cargoReadyOn: null, shipFrom: null, shipUntil: null, deliverBy: null },
  styleNumbers: [{ styleNumber: 'JACKET-1' }, { styleNumber: 'JACKET-2' }],
};

describe('the removal of an order', () => {
  const screen = eachPanelsPage();
  let done: string[] = [];
  const page = (order: typeof ORDER, carriedBy: readonly string[] = []) => (
    <OwnOrder
      order={order}
      carriedBy={carriedBy}
      onRenamed={() => done.push('renamed')}
      onRemoved={() => done.push('removed')}
      onChange={() => done.push('changed')}
    />
  );
  const dialog = () => document.querySelector('dialog');
  const button = (name: string, within: ParentNode | null = document) =>
    [...(within?.querySelectorAll<HTMLElement>('button') ?? [])].find(
      ({ textContent }) => textContent === name,
    );
  const says = (words: string) => waitUntil(() => document.body.textContent?.includes(words), words);
  const ask = async (order = ORDER) => {
    done = [];
    await screen.open(page(order));
    await waitUntil(() => button('Remove order'));
    await click(button('Remove order')!);
    await waitUntil(() => dialog());
  };
  const confirm = () => click(button('Remove order', dialog())!);

  it('MOD-05 says what carries an order in place of the button', async () => {
    await screen.open(page(ORDER, ['SH-1', 'SH-2', 'SH-3', 'SH-4', 'SH-5', 'BK-1', 'BK-2']));
    await says('It can’t be renamed or removed, because it is on SH-1, SH-2, SH-3, SH-4, SH-5 and 2 more.');
    expect(button('Remove order')).to.equal(undefined);
    await screen.accessible();
  });

  it('MOD-05 names the order and its style numbers before it is removed, and leaves both at Escape', async () => {
    await ask();
    await says('Remove order PO-1');
    await says('JACKET-2');
    await screen.accessible();
    await press('Escape');
    await waitUntil(() => !dialog());
    expect(document.activeElement).to.equal(button('Remove order'));
    expect(screen.network.to(REMOVE)).to.deep.equal([]);
    expect(done).to.deep.equal([]);
  });

  it('MOD-05 counts the style numbers beyond twenty', async () => {
    const styleNumbers = Array.from({ length: 23 }, (_, n) => ({ styleNumber: `STYLE-${n + 1}` }));
    await ask({ ...ORDER, styleNumbers });
    await says('STYLE-20');
    await says('and 3 more');
    expect(document.body.textContent).not.to.include('STYLE-21');
  });

  it('MOD-05 D-37 sends a second try after a lost answer as the same one', async () => {
    screen.network.on(REMOVE, broken(), broken(), broken(), broken(), { id: 5001, revision: 4 });
    screen.network.on(LOAD, loaded({ id: 5001 }));
    await ask();
    await confirm();
    await waitUntil(() => document.querySelector('[role=alert]'), 'a message');
    await screen.accessible();
    await confirm();
    await waitUntil(() => done.includes('removed'));
    const calls = screen.network.to(REMOVE);
    expect(new Set(calls.map(({ body }) => body.variables.input.requestId)).size).to.equal(1);
    expect(fieldsOf(calls[0]!)).to.deep.equal({ orderId: 5001, revision: 4 });
  });

  it('MOD-05 takes an order for removed that somebody else has removed meanwhile', async () => {
    screen.network.on(REMOVE, graphqlError('No access', 403, [{ code: 'noAccess' }]));
    screen.network.on(LOAD, loaded(null));
    await ask();
    await confirm();
    await waitUntil(() => done.length > 0);
    expect(done).to.deep.equal(['removed']);
  });

  it('MOD-05 says why the server refuses it, and has the order loaded again', async () => {
    const reasons = [{ code: 'orderCarried', values: { records: 'BK-1', more: 1 } }];
    screen.network.on(REMOVE, graphqlError(CARRIED, 422, reasons));
    screen.network.on(LOAD, loaded({ id: 5001 }));
    await ask();
    await confirm();
    await says(CARRIED);
    await waitUntil(() => done.length > 0);
    expect(done).to.deep.equal(['changed']);
    await screen.open(page(ORDER, ['BK-1']));
    expect(dialog()?.textContent).to.include(CARRIED);
    await screen.accessible();
  });
});
