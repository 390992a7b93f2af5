import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { agents, customers, suppliers } from '../../../../portal/lists/definitions/companies.ts';
import { detail, have, NORTHFOLD, ways } from './shown.ts';

describe('what the lists of companies show', () => {
  it('MOD-06 MOD-07 partners and agents: whom to ask for, whom they work for, and the records with them', () => {
    const company = {
      ...{ id: 60, companyName: 'Mill & Sons', entityType: 'Agent', country: 'China', city: 'Kiel' },
      ...{ contactName: 'Ann', contactEmail: 'office@mill.example', contactPhone: '555' },
      ...{ actsFor: [NORTHFOLD], supplies: [NORTHFOLD] },
    };
    for (const list of [suppliers, customers, agents])
      have(list, company, {
        ...{ Company: 'Mill & Sons', City: 'Kiel', Country: 'China' },
        ...{ Contact: 'Ann', Email: 'office@mill.example', Phone: '555' },
      });
    assert.deepEqual(detail(agents, company), { 'Acts for': ['Northfold'] });
    assert.deepEqual(detail(suppliers, company), { Supplies: ['Northfold'] });
    assert.deepEqual(suppliers.where, { entityType: { eq: 'Supplier' } });
    assert.deepEqual(agents.where, { entityType: { eq: 'Agent' } });
    assert.deepEqual(customers.where, { entityType: { eq: 'Importer' } });
    const found = [
      ['Shipments', '/shipments?search=Mill+%26+Sons'],
      ['Quotes', '/quotes?search=Mill+%26+Sons'],
    ];
    assert.deepEqual(ways(customers, company), found);
    assert.deepEqual(ways(agents, company), [
      ...found,
      ['Manifests', '/manifest?view=manifest&search=Mill+%26+Sons'],
    ]);
  });

  it('MOD-06 MOD-07 an admin gets from a partner and from an agent to where it is edited', () => {
    const company = { id: 60, companyName: 'Mill & Sons', entityType: 'Agent', country: 'China' };
    for (const list of [suppliers, agents])
      assert.deepEqual(ways(list, company, 'admin').at(-1), ['Edit company', '/admin/companies?company=60']);
    assert.deepEqual(ways(suppliers, company, 'agent'), [
      ['Purchase Orders', '/purchase-order?supplier=Mill+%26+Sons'],
      ['Shipments', '/shipments?supplier=Mill+%26+Sons'],
    ]);
  });
});
