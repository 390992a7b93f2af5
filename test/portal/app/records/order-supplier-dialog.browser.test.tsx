import { expect } from '@open-wc/testing';
import { OrderSupplierCard } from '../../../../portal/app/records/order/order-supplier-card.tsx';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { fieldsOf, graphqlError } from '../../../helpers/network.ts';
import { click, press, type } from '../../../shared/ui/user-input.ts';
import { eachPanelsPage } from '../panels/panels-screen.tsx';

const SAVE = 'action saveOrderSupplier';
const SUPPLIERS = 'query allCompany';
const ORDER = {
  ...{ id: 5001, orderNumbers: 'PO-1', revision: 4, supplier: null },
  orderPurchaser: { id: 101, companyName: 'Northfold' },
};
const MILL = {
  ...{ id: 121, companyName: 'Mill', street: '1 Weft Road', city: 'Ningbo', postalCode: '315000' },
  ...{ country: 'China', inCountry: { code: 'CN' } },
};
const COMPANY = {
  ...{ id: 101, companyName: 'Northfold', entityType: 'Importer', rateProfile: null, address_1: '' },
  ...{ city: '', postalCode: '', countryCode: '', revision: 1 },
  countries: [
    { code: 'CN', name: 'China' },
    { code: 'PT', name: 'Portugal' },
  ],
};

describe('the supplier of an order', () => {
  const screen = eachPanelsPage();
  const button = (name: string) =>
    [...document.querySelectorAll<HTMLElement>('button')].find(({ textContent }) => textContent === name);
  const labelled = (name: string) => {
    const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === name);
    return document.getElementById(label?.htmlFor ?? '') as HTMLInputElement | null;
  };
  const says = (words: string) => waitUntil(() => document.body.textContent?.includes(words), words);
  const option = (name: string) =>
    [...document.querySelectorAll<HTMLElement>('[role=option]')].find(({ textContent }) =>
      textContent?.includes(name),
    );
  let changes = 0;
  const count = () => {
    changes += 1;
  };
  const open = async (order: object = {}) => {
    changes = 0;
    screen.network.on(SUPPLIERS, { results: [MILL] });
    await screen.open(<OrderSupplierCard order={{ ...ORDER, ...order }} mayChange onChange={count} />);
    const name = 'supplier' in order ? 'Change supplier' : 'Choose supplier';
    await waitUntil(() => button(name));
    await click(button(name)!);
    await waitUntil(() => labelled('Supplier'));
  };

  it('MOD-05 shows name, address and country to whoever may see the order, and offers no change to others', async () => {
    await screen.open(
      <OrderSupplierCard order={{ ...ORDER, supplier: MILL }} mayChange={false} onChange={count} />,
    );
    await says('1 Weft Road, 315000 Ningbo');
    await says('China');
    expect(button('Change supplier')).to.equal(undefined);
    await screen.accessible();
  });

  it('MOD-05 one of the purchaser’s suppliers is chosen, of whom alone the server is asked', async () => {
    await open();
    await click(labelled('Supplier')!);
    await waitUntil(() => option('Mill'));
    await screen.accessible();
    await press('ArrowDown', 'Enter');
    screen.network.on(SAVE, { id: 5001, revision: 5, supplier: { id: 121, companyName: 'Mill' } });
    await click(button('Save')!);
    await waitUntil(() => changes === 1);
    expect(screen.network.to(SUPPLIERS)[0]?.body.variables.of).to.deep.equal({
      entityType: { eq: 'Supplier' },
      supplies: { id: { eq: 101 } },
    });
    expect(fieldsOf(screen.network.to(SAVE)[0]!)).to.deep.include({
      ...{ orderId: 5001, revision: 4, supplierId: 121 },
    });
  });

  it('MOD-05 a new one needs a name and a country, and what was typed stays after a refusal', async () => {
    screen.network.on('action loadCompany', COMPANY);
    await open();
    await click(button('The supplier isn’t listed')!);
    await waitUntil(() => document.activeElement === labelled('Name of the new supplier'));
    await click(button('Save')!);
    await says('Required field');
    expect(screen.network.to(SAVE)).to.have.length(0);
    await click(labelled('Name of the new supplier')!);
    await type('Loom');
    await click(labelled('Country')!);
    await type('Port');
    await waitUntil(() => option('Portugal'));
    await press('ArrowDown', 'Enter');
    screen.network.on(SAVE, graphqlError('Stale', 409), { id: 5001, revision: 6, supplier: null });
    await click(button('Save')!);
    await waitUntil(() => changes === 1);
    await screen.accessible();
    expect(labelled('Name of the new supplier')?.value).to.equal('Loom');
    await click(button('Save')!);
    await waitUntil(() => changes === 2);
    expect(fieldsOf(screen.network.to(SAVE)[1]!)).to.deep.include({
      supplierId: null,
      newSupplier: { companyName: 'Loom', countryCode: 'PT' },
    });
  });

  it('D-151 of an order that was removed after somebody else had saved, only that is said', async () => {
    const noAccess = graphqlError('No', 403, [{ code: 'noAccess' }]);
    screen.network.on(SAVE, graphqlError('Stale', 409), noAccess);
    screen.network.on('query allAuditEntry', Response.json({ data: { found: { results: [] } } }));
    screen.network.on('query onePurchaseOrder', () => Response.json({ data: { record: null } }));
    await open({ supplier: MILL });
    await click(button('Save')!);
    await waitUntil(() => changes === 1);
    await says('Someone else has saved this meanwhile.');
    await click(button('Save')!);
    await says('The order was removed meanwhile.');
    expect(document.body.textContent).not.to.contain('Someone else has saved this meanwhile.');
    expect(button('Save')).to.equal(undefined);
    await screen.accessible();
    await click(button('Close')!);
    await waitUntil(() => changes === 2 && !document.querySelector('dialog[open]'));
  });

  it('MOD-05 countries that could not be loaded are asked for again from the field', async () => {
    screen.network.on('action loadCompany', graphqlError('No', 422), COMPANY);
    await open();
    await click(button('The supplier isn’t listed')!);
    await waitUntil(() => labelled('Country'));
    await click(labelled('Country')!);
    await waitUntil(() => option('The options could not be loaded.'));
    await press('ArrowDown', 'Enter');
    await waitUntil(() => option('Portugal'));
  });
});
