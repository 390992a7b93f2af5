import { expect } from '@open-wc/testing';
import { ChangeDialog } from '../../../../../portal/app/admin/accounts/change-dialog.tsx';
import { waitUntil } from '../../../../helpers/element/wait-until.ts';
import { fieldsOf } from '../../../../helpers/network.ts';
import { click } from '../../../../shared/ui/user-input.ts';
import { eachPanelsPage } from '../../panels/panels-screen.tsx';

const ROW = {
  ...{ id: 3, accountId: 3, email: 'ida@shop.example', name: 'Ida Moreno', firstName: 'Ida' },
  ...{ lastName: 'Moreno', companyPosition: '', roles: 'Agent', state: 'open', revision: 3 },
  ...{ entity: { id: 101, companyName: 'Importer A', entityType: 'Importer' } },
  ...{ lastSignInAt: null, inviteId: null },
};
const nothing = () => undefined;

describe('the role of an account', () => {
  const screen = eachPanelsPage();
  const shown = () => document.querySelector('dialog')?.textContent ?? '';
  const roles = () => document.querySelector<HTMLSelectElement>('dialog select');
  const open = async (entityType: string) => {
    const row = { ...ROW, entity: { ...ROW.entity, entityType } };
    await screen.open(
      <ChangeDialog kind="role" row={row} onClose={nothing} onDone={nothing} onFailed={nothing} />,
    );
    await waitUntil(roles, 'the field');
  };
  const offered = () => [...(roles()?.options ?? [])].map(({ text }) => text);
  const TOLD =
    'ida@shop.example has the role Agent, which people of Importer A are not given any more. It stays until you choose another one.';

  it('D-15 an agent of an importer from before is told of, stays chosen, and is given another role', async () => {
    await open('Importer');
    expect(shown()).to.include(TOLD);
    expect(offered()).to.deep.equal(['Agent', 'User', 'Manager']);
    expect(roles()?.value).to.equal('Agent');
    const entity = { id: 101, companyName: 'Importer A', type: 'Importer' };
    screen.network.on('action setAccountRole', { ...ROW, roles: ['Manager'], revision: 4, entity });
    roles()!.value = 'Manager';
    roles()!.dispatchEvent(new Event('change', { bubbles: true }));
    await click(await screen.named<HTMLButtonElement>('button', 'Change role'));
    await waitUntil(() => screen.network.to('action setAccountRole').length === 1, 'the change');
    expect(screen.network.to('action setAccountRole').map(fieldsOf)).to.deep.equal([
      { accountId: 3, role: 'Manager', revision: 3 },
    ]);
  });

  it('D-15 of an agents’ company is one of its roles, and nothing is said', async () => {
    await open('Agent');
    expect(shown()).not.to.include('are not given any more');
    expect(offered()).to.deep.equal(['User', 'Agent', 'Manager']);
  });
});
