import { expect } from '@open-wc/testing';
import { ManifestDialog } from '../../../../portal/app/manifests/manifest-dialog.tsx';
import { ManifestRemovalDialog } from '../../../../portal/app/manifests/removal-dialog.tsx';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { fieldsOf, graphqlError } from '../../../helpers/network.ts';
import { click, focused, press, type } from '../../../shared/ui/user-input.ts';
import { record } from '../modules/list/list-screen.tsx';
import { eachPanelsPage } from '../panels/panels-screen.tsx';
import { MANIFEST, offersParties } from './manifest-row.ts';

const SAVE = 'action saveManifest';

describe('the dialogs of manifests', () => {
  const screen = eachPanelsPage();
  beforeEach(() => offersParties(screen.network));
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
  const choose = async (name: string, typed: string, found: string) => {
    labelled(name)!.focus();
    await type(typed);
    await waitUntil(() => option(found), found);
    await press('ArrowDown', 'Enter');
  };
  const nothing = () => undefined;

  it('MOD-09 a manifest needs a customer alone, and says by which number it was made', async () => {
    const taken = { code: 'manifestNumberTaken', field: 'reference' };
    screen.network.on(SAVE, graphqlError('reference: Another manifest has this number.', 422, [taken]), {
      id: 1,
      reference: 'MAN-9',
      revision: 1,
    });
    const done: string[] = [];
    await screen.open(
      <ManifestDialog onClose={nothing} onStale={nothing} onDone={(name) => void done.push(name)} />,
    );
    await waitUntil(() => focused() === labelled('Customer'), 'the first field');
    await click(button('Save'));
    await waitUntil(() => labelled('Customer')?.getAttribute('aria-invalid') === 'true', 'the customer');
    await screen.accessible();
    await choose('Customer', 'North', 'Northfold');
    await choose('Shipment', 'SHP', 'SHP-2001');
    labelled('Reference')!.focus();
    await type('MAN-1');
    await click(button('Save'));
    await says('Another manifest has this number.');
    await waitUntil(() => focused() === labelled('Reference'), 'the field that it is about');
    labelled('Reference')!.select();
    await press('Backspace');
    await click(button('Save'));
    await waitUntil(() => done.length === 1, 'the answer');
    expect(done).to.deep.equal(['MAN-9']);
    expect(fieldsOf(screen.network.to(SAVE)[1]!)).to.deep.equal({
      ...{ manifestId: null, revision: null, reference: '', customerId: 101, agentId: null },
      ...{ shipmentId: 2001, status: 'Open' },
    });
  });

  it('MOD-09 what hangs on a manifest is said where it can’t be removed', async () => {
    const used = { code: 'manifestInUse.charges', values: { count: 2 } };
    screen.network.on(
      'action removeManifest',
      graphqlError('It can’t be removed, because charges are entered on it: 2 lines.', 422, [used]),
    );
    screen.network.on('query oneManifest', record(MANIFEST));
    await screen.open(
      <ManifestRemovalDialog manifest={MANIFEST} onClose={nothing} onStale={nothing} onDone={nothing} />,
    );
    await click(button('Remove'));
    await says('charges are entered on it: 2 lines.');
    await screen.accessible();
  });
});
