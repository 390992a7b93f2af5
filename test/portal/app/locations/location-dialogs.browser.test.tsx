import { expect } from '@open-wc/testing';
import { ChangeDialog } from '../../../../portal/app/locations/change-dialog.tsx';
import { LocationDialog, type SavedLocation } from '../../../../portal/app/locations/location-dialog.tsx';
import { RemovalDialog } from '../../../../portal/app/locations/removal-dialog.tsx';
import { watchUnsavedWork } from '../../../../portal/app/unsaved-work/unsaved-work.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { fieldsOf, graphqlError } from '../../../helpers/network.ts';
import { click, focused, press, type } from '../../../shared/ui/user-input.ts';
import { record } from '../modules/list/list-screen.tsx';
import { eachPanelsPage } from '../panels/panels-screen.tsx';

const SAVE = 'action saveLocation';
const REMOVE = 'action removeLocation';
const ONE = 'query oneLocation';
const MILL = {
  kind: 'Own' as const,
  ...{ id: 7, revision: 3, name: 'Mill', company: { id: 101, companyName: 'Northfold' }, city: 'Kiel' },
  ...{ street: '1 Mill Lane', postalCode: null, country: 'Germany', inCountry: { code: 'DE' } },
  ...{ contactName: 'Ann', contactPhone: null },
};
const COMPANY = {
  ...{ id: 101, companyName: 'Northfold', entityType: 'Importer', rateProfile: null, address_1: '' },
  ...{ city: '', postalCode: '', countryCode: '', revision: 1 },
  countries: [
    { code: 'DE', name: 'Germany' },
    { code: 'PT', name: 'Portugal' },
  ],
};

/** A refusal as the data endpoint sends it. */
const refusal = (statusCode: number, reason: object) =>
  Response.json({
    data: null,
    errors: [{ message: 'Refused', extensions: { statusCode, reasons: [reason] } }],
  });
const STALE = () => refusal(409, { code: 'staleRecord' });

describe('the dialogs of own addresses', () => {
  const screen = eachPanelsPage();
  before(watchUnsavedWork);
  beforeEach(() => screen.network.on('action loadCompany', COMPANY));
  const button = (name: string) =>
    [...document.querySelectorAll<HTMLElement>('button')].find(({ textContent }) => textContent === name);
  const labelled = (name: string) => {
    const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === name);
    return document.getElementById(label?.htmlFor ?? '') as HTMLInputElement | null;
  };
  const option = (name: string) =>
    [...document.querySelectorAll<HTMLElement>('[role=option]')].find(({ textContent }) =>
      textContent?.includes(name),
    );
  const says = (words: string) => waitUntil(() => document.body.textContent?.includes(words), words);

  const opened = () => {
    const seen = { saved: [] as SavedLocation[], done: 0, stale: 0, closed: 0 };
    return {
      seen,
      on: {
        onClose: () => {
          seen.closed += 1;
        },
        onStale: () => {
          seen.stale += 1;
        },
      },
      onSaved: (saved: SavedLocation) => seen.saved.push(saved),
    };
  };
  const change = async () => {
    const { seen, on, onSaved } = opened();
    await screen.open(<ChangeDialog address={MILL} {...on} onDone={onSaved} />);
    await waitUntil(() => focused() === labelled('Location'));
    return seen;
  };
  const retype = async (name: string, words: string) => {
    labelled(name)!.select();
    await type(words);
  };

  it('MOD-13 marks what of an address has to be filled in', async () => {
    await change();
    const fields = ['Location', 'Address', 'Postal code', 'City', 'Country', 'Contact', 'Phone'];
    expect(fields.filter((name) => labelled(name)!.required)).to.deep.equal([
      'Location',
      'Address',
      'City',
      'Country',
    ]);
  });

  it('MOD-13 D-19 takes over what somebody else has saved meanwhile, says who that was, and goes on from there', async () => {
    screen.network.on(SAVE, STALE(), { id: 7, revision: 5 });
    const last = { actor: 'Ann Alder', own: false, createdAt: '2026-11-20T08:00:00Z', changes: [] };
    screen.network.on('query allAuditEntry', Response.json({ data: { found: { results: [last] } } }));
    screen.network.on(ONE, record({ ...MILL, revision: 4, city: 'Plön', street: '2 Mill Lane' }));
    const seen = await change();
    labelled('Address')!.focus();
    await retype('Address', '3 Mill Lane');
    await click(button('Save'));
    await says('City: Kiel → Plön');
    await says('Ann Alder has saved this meanwhile');
    await screen.accessible();
    expect(seen.stale).to.equal(1);
    await click(button('Save'));
    await says('Please choose one of both.');
    expect(screen.network.to(SAVE)).to.have.length(1);
    await click(document.querySelector('input[type=radio]'));
    await click(button('Save'));
    await waitUntil(() => seen.saved.length === 1);
    expect(fieldsOf(screen.network.to(SAVE)[1]!)).to.deep.include({
      ...{ locationId: 7, revision: 4, street: '3 Mill Lane', city: 'Plön', countryCode: 'DE' },
    });
  });

  it('MOD-13 an address that somebody removed meanwhile is added again with what was typed', async () => {
    screen.network.on(SAVE, STALE(), refusal(403, { code: 'noAccess' }), { id: 8, revision: 1 });
    screen.network.on(ONE, record({ ...MILL, revision: 4, name: 'Mill House' }), record(null));
    const last = { actor: 'Ann Alder', own: false, createdAt: '2026-11-20T08:00:00Z', changes: [] };
    screen.network.on('query allAuditEntry', Response.json({ data: { found: { results: [last] } } }));
    const seen = await change();
    await retype('Location', 'Depot');
    await click(button('Save'));
    await says('Saved meanwhile: Mill House');
    await click(document.querySelector('input[type=radio]'));
    await click(button('Save'));
    await says('Somebody has removed this address meanwhile.');
    await says('By Ann Alder, Nov 20, 2026');
    // Nothing is left to choose between.
    await waitUntil(() => !document.querySelector('input[type=radio]'));
    await waitUntil(() => !document.body.textContent?.includes('Nothing was changed.'));
    await screen.accessible();
    expect(labelled('Location')?.value).to.equal('Depot');
    await click(button('Save'));
    await waitUntil(() => seen.saved.length === 1);
    expect(fieldsOf(screen.network.to(SAVE)[2]!)).to.deep.include({
      ...{ locationId: null, revision: null, companyId: 101, name: 'Depot' },
    });
  });

  it('MOD-13 a refusal of the server stands at its field, which has the focus, until that is changed', async () => {
    screen.network.on(SAVE, refusal(422, { code: 'street', field: 'street' }), { id: 7, revision: 4 });
    const seen = await change();
    await retype('Location', 'Depot');
    await click(button('Save'));
    await waitUntil(() => labelled('Address')?.getAttribute('aria-invalid') === 'true');
    await waitUntil(() => focused() === labelled('Address'));
    expect(document.querySelector('dialog [role=alert]')).to.equal(null);
    await screen.accessible();
    await type('x');
    await waitUntil(() => !labelled('Address')?.hasAttribute('aria-invalid'));
    await click(button('Save'));
    await waitUntil(() => seen.saved.length === 1);
  });

  it('MOD-13 an admin says whose a further address becomes, and what is known of it stands there', async () => {
    screen.network.on('query allCompany', { results: [{ id: 102, companyName: 'Kettle & Co' }] });
    screen.network.on(SAVE, { id: 9, revision: 1 });
    const { seen, on, onSaved } = opened();
    await screen.open(
      <LocationDialog companyId={undefined} begun={{ street: '4 Dock Road' }} {...on} onDone={onSaved} />,
    );
    await waitUntil(() => focused() === labelled('Company'));
    await click(button('Save'));
    await says('Required field');
    await screen.accessible();
    expect(screen.network.to(SAVE)).to.have.length(0);
    labelled('Company')!.focus();
    await type('Kett');
    await waitUntil(() => option('Kettle & Co'));
    await press('ArrowDown', 'Enter');
    labelled('Location')!.focus();
    await type(' Depot ');
    labelled('City')!.focus();
    await type('Porto');
    labelled('Country')!.focus();
    await type('Port');
    await waitUntil(() => option('Portugal'));
    await press('ArrowDown', 'Enter');
    await click(button('Save'));
    await waitUntil(() => seen.saved.length === 1);
    expect(fieldsOf(screen.network.to(SAVE)[0]!)).to.deep.equal({
      ...{ locationId: null, revision: null, companyId: 102, name: 'Depot', street: '4 Dock Road' },
      ...{ city: 'Porto', postalCode: '', countryCode: 'PT', contactName: '', contactPhone: '' },
    });
    expect(seen.saved[0]?.id).to.equal(9);
  });

  it('MOD-13 a partner is asked for by the name of its company, and saved as one', async () => {
    screen.network.on(SAVE, { id: 9, revision: 1 });
    const { seen, on, onSaved } = opened();
    const begun = { street: '5 Loom Road', city: 'Porto', country: { code: 'PT', name: 'Portugal' } };
    await screen.open(
      <LocationDialog companyId={101} kind="Partner" begun={begun} {...on} onDone={onSaved} />,
    );
    await says('Add partner');
    labelled('Partner')!.focus();
    await type('Loom & Sons');
    await click(button('Save'));
    await waitUntil(() => seen.saved.length === 1);
    expect(fieldsOf(screen.network.to(SAVE)[0]!)).to.deep.include({
      ...{ locationId: null, companyId: 101, kind: 'Partner', name: 'Loom & Sons', countryCode: 'PT' },
    });
  });

  it('MOD-13 REF-22 the address is looked up before it is saved', async () => {
    screen.network.on('action lookupAddress', graphqlError('No such city', 422), true);
    await change();
    await click(button('Check address'));
    await says('No such city');
    expect(fieldsOf(screen.network.to('action lookupAddress')[0]!)).to.deep.equal({
      ...{ address_1: '1 Mill Lane', city: 'Kiel', countryCode: 'DE', country: 'Germany' },
    });
    await click(button('Check address'));
    await says('The address is complete');
    await screen.accessible();
  });

  it('MOD-13 D-19 a removal is asked about, goes on from what somebody else saved, and is done where they removed it', async () => {
    screen.network.on(REMOVE, STALE(), refusal(403, { code: 'noAccess' }));
    screen.network.on('query allAuditEntry', Response.json({ data: { found: { results: [] } } }));
    screen.network.on(ONE, record({ ...MILL, revision: 4 }), record(null));
    const { seen, on } = opened();
    await screen.open(
      <RemovalDialog
        address={MILL}
        onClose={on.onClose}
        onFailed={on.onStale}
        onDone={() => {
          seen.done += 1;
        }}
      />,
    );
    await says('Deliveries that are planned to it keep it.');
    await click(button('Remove'));
    await waitUntil(() => seen.stale === 1);
    await screen.accessible();
    await click(button('Remove'));
    await waitUntil(() => seen.done === 1);
    expect(screen.network.to(REMOVE).map((call) => fieldsOf(call))).to.deep.equal([
      { locationId: 7, revision: 3 },
      { locationId: 7, revision: 4 },
    ]);
  });
});
