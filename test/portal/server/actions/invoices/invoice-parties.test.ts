import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { forEachDatabase } from '../../../../helpers/database.ts';
import { IMPORTER } from '../../auth/test-accounts.ts';
import { suiteCompanies } from '../companies/company-suite.ts';

const BILLING = {
  ...{ contactPhone: '+1 201 555 0100', contactEmail: 'office@provider.example' },
  ...{ taxNumber: 'US 1', registrationNumber: 'NJ 1', bankName: 'Harbour Bank' },
  ...{ bankAccount: 'DE89 3704 0044 0532 0130 00', bic: 'EXHBUS00', paymentTerms: 'Quote the number.' },
};
const OTHER_BILLING = { ...BILLING, bankName: 'River Bank', bankAccount: '12345', taxNumber: 'US 2' };
const PARTIES = `seller { companyName contactPhone contactEmail address_1 countryCode taxNumber registrationNumber bankName bankAccount bic
  paymentTerms } billedTo { companyName address_1 postalCode city countryCode taxNumber bankName }`;

forEachDatabase((_kind, open) => {
  const suite = suiteCompanies(open);
  beforeEach(async () => {
    await suite.run('delete from invoice');
    await suite.change(1, {
      ...{
        companyName: 'Provider',
        address_1: 'Quay 1',
        city: 'Newark',
        countryCode: 'US',
        billing: BILLING,
      },
    });
    await suite.change(101, {
      ...{
        companyName: 'Importer A',
        address_1: 'Mill 1',
        city: 'Leipzig',
        postalCode: '04109',
        countryCode: 'DE',
      },
    });
  });

  const save = (change: object = {}) =>
    suite.admin.act('saveInvoice', {
      ...{ invoiceId: null, revision: null, customerId: 101, shipmentId: null },
      ...{ issuedOn: '2026-05-01', dueOn: '2026-05-31' },
      lines: [{ chargeName: 'Freight', currency: 'USD', amount: '10.00' }],
      ...change,
    });
  const settle = (
    action: 'recordPayment' | 'creditInvoice',
    { id, revision }: { id: number; revision: number },
  ) =>
    suite.admin.act(action, {
      ...{ invoiceId: id, revision, currency: 'USD', amount: '1.00', enteredOn: '2026-05-02' },
    });
  const moveAll = async () => {
    await suite.change(1, { companyName: 'Provider & Sons', address_1: 'Quay 9', billing: OTHER_BILLING });
    await suite.change(101, { companyName: 'Importer Ltd', address_1: 'Mill 9' });
  };
  const stored = async () => {
    const importer = await suite.server.signIn(IMPORTER);
    const answer = await importer.query(
      `{ allInvoice(sort: {field: id, order: ASC}) { results { revision ${PARTIES} entries { kind ${PARTIES} } } } }`,
    );
    return answer.allInvoice.results;
  };
  const SELLER = { companyName: 'Provider', address_1: 'Quay 1', countryCode: 'US', ...BILLING };
  const CUSTOMER = {
    ...{
      companyName: 'Importer A',
      address_1: 'Mill 1',
      postalCode: '04109',
      city: 'Leipzig',
      countryCode: 'DE',
    },
    ...{ taxNumber: '', bankName: '' },
  };
  const MOVED_SELLER = {
    ...{ ...SELLER, ...OTHER_BILLING, companyName: 'Provider & Sons', address_1: 'Quay 9' },
  };
  const MOVED_CUSTOMER = { ...CUSTOMER, companyName: 'Importer Ltd', address_1: 'Mill 9' };

  test('MOD-09 an invoice names seller and customer as they were on the day of issue, also after it was changed', async () => {
    const invoice = await save();
    await moveAll();
    await save({ invoiceId: invoice.id, revision: invoice.revision, dueOn: '2026-06-15' });
    const later = await save();
    const [first, second] = await stored();
    assert.deepEqual([first.seller, first.billedTo], [SELLER, CUSTOMER]);
    assert.deepEqual([second.seller, second.billedTo], [MOVED_SELLER, MOVED_CUSTOMER]);
    assert.notEqual(later.id, invoice.id);
  });

  test('MOD-09 a credit note names them as they are on its own day, and its invoice stays as it was', async () => {
    const invoice = await save();
    const credited = await settle('creditInvoice', invoice);
    await moveAll();
    await settle('recordPayment', await settle('creditInvoice', credited));
    const [{ seller, billedTo, entries }] = await stored();
    assert.deepEqual([seller, billedTo], [SELLER, CUSTOMER]);
    assert.deepEqual(entries, [
      { kind: 'credit', seller: SELLER, billedTo: CUSTOMER },
      { kind: 'credit', seller: MOVED_SELLER, billedTo: MOVED_CUSTOMER },
      { kind: 'payment', seller: null, billedTo: null },
    ]);
  });

  test('MOD-09 statements and new documents name the seller as it is today', async () => {
    await save();
    await moveAll();
    const { companyName, bankName } = await suite.admin.act('invoiceSeller');
    assert.deepEqual([companyName, bankName], ['Provider & Sons', 'River Bank']);
  });
});
