import { expect } from '@open-wc/testing';
import { ChangeDialog } from '../../../../../portal/app/admin/accounts/change-dialog.tsx';
import { waitUntil } from '../../../../helpers/element/wait-until.ts';
import { fieldsOf, graphqlError } from '../../../../helpers/network.ts';
import { click, press } from '../../../../shared/ui/user-input.ts';
import { record } from '../../modules/list/list-screen.tsx';
import { eachPanelsPage } from '../../panels/panels-screen.tsx';

const MOVE = 'action setAccountCompany';
const company = (id: number, companyName: string) => ({ id, companyName, entityType: 'Importer' });
const ROW = {
  ...{ id: 3, accountId: 3, email: 'ida@shop.example', name: 'Ida Moreno', firstName: 'Ida' },
  ...{ lastName: 'Moreno', companyPosition: '', roles: 'User', state: 'open', revision: 3 },
  ...{ entity: company(101, 'Importer A'), lastSignInAt: null, inviteId: null },
};
const MOVED = { ...ROW, revision: 4, entity: company(102, 'Importer B') };
const nothing = () => undefined;

describe('the company of an account', () => {
  const screen = eachPanelsPage();
  const shown = () => document.querySelector('dialog')?.textContent ?? '';
  const box = () => document.querySelector<HTMLInputElement>('dialog [role=combobox]');

  it('D-151 that another admin has changed meanwhile is shown beside the one that was chosen, which stays', async () => {
    const found = { results: [company(103, 'Importer C')] };
    screen.network.on('query allCompany', () => Response.json({ data: { allCompany: found } }));
    screen.network.on('query oneAccount', record(MOVED));
    screen.network.on('query allAuditEntry', Response.json({ data: { found: { results: [] } } }));
    const entity = { id: 103, companyName: 'Importer C', type: 'Importer' };
    const answer = { ...MOVED, roles: ['User'], revision: 5, entity };
    screen.network.on(MOVE, graphqlError('Stale', 409, [{ code: 'staleRecord' }]), answer);
    let told = 0;
    await screen.open(
      <ChangeDialog
        kind="company"
        row={ROW}
        onClose={nothing}
        onDone={() => {
          told += 1;
        }}
        onFailed={nothing}
      />,
    );
    await waitUntil(box, 'the field');
    await click(box());
    await waitUntil(() => document.querySelector('[role=option]'), 'the companies');
    await press('ArrowDown', 'Enter');
    await waitUntil(() => box()?.value === 'Importer C', 'the choice');
    const confirm = await screen.named<HTMLButtonElement>('button', 'Change company');
    await click(confirm);
    await waitUntil(() => shown().includes('Company: Importer A → Importer B'), 'what the other has saved');
    expect(shown()).to.include('What you entered is still here.');
    expect(box()?.value).to.equal('Importer C');
    await click(confirm);
    await waitUntil(() => told === 1, 'the change');
    expect(screen.network.to(MOVE).map(fieldsOf)).to.deep.equal([
      { accountId: 3, entityId: 103, revision: 3 },
      { accountId: 3, entityId: 103, revision: 4 },
    ]);
  });
});
