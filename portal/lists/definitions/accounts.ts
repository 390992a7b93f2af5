import * as v from 'valibot';
import { INVITE_ROLES } from '../../../shared/contract/account.ts';
import { ACCOUNT_STATES } from '../../../shared/contract/managed-accounts.ts';
import { heldRoleName } from '../../app/admin/names.ts';
import { texts as adminTexts } from '../../app/admin/texts/index.ts';
import { type Column, defineModule, type ModuleDefinition } from '../definition.ts';
import { nameOf, Text, wordsOf } from './common.ts';

export const Account = v.object({
  id: v.number(),
  accountId: v.nullable(v.number()),
  email: v.string(),
  name: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  companyPosition: v.string(),
  roles: v.string(),
  state: v.picklist(ACCOUNT_STATES),
  entity: v.object({ id: v.number(), companyName: v.string(), entityType: Text }),
  lastSignInAt: Text,
  inviteId: Text,
  revision: v.nullable(v.number()),
});
type Account = v.InferOutput<typeof Account>;

/** Of an account or invitation. */
export const rolesOf = ({ roles }: Pick<Account, 'roles'>): string[] => roles.split(', ').filter(Boolean);

const columns: readonly Column<Account>[] = [
  { id: 'email', label: 'list.col.email', value: (row) => row.email, sort: 'email' },
  { id: 'name', label: 'list.col.name', value: (row) => row.name, sort: 'name', wraps: true },
  {
    id: 'company',
    label: 'list.col.company',
    value: (row) => nameOf(row.entity),
    sort: 'entity.companyName',
    wraps: true,
  },
  {
    id: 'role',
    label: 'list.col.role',
    value: rolesOf,
    written: (row, language) => {
      const words = wordsOf(adminTexts, language);
      return rolesOf(row).map((role) => heldRoleName(words, role, row.entity.entityType));
    },
    sort: 'roles',
    wraps: true,
  },
  { id: 'state', label: 'list.col.status', kind: 'status', value: (row) => row.state, sort: 'state' },
  {
    id: 'lastSignIn',
    label: 'list.col.lastSignIn',
    kind: 'dateTime',
    value: (row) => row.lastSignInAt,
    sort: 'lastSignInAt',
    minor: 1,
  },
  {
    id: 'position',
    label: 'list.col.position',
    value: (row) => row.companyPosition,
    sort: 'companyPosition',
    inDetail: true,
  },
];

/** AUTH-35, D-101: accounts and invitations, which the admins who belong to the provider manage. */
export const accounts: ModuleDefinition = defineModule({
  id: 'accounts',
  title: 'menu.accounts',
  model: 'Account',
  row: Account,
  columns,
  searchHint: 'list.searchIn.accounts',
  search: (text) => ({
    _or: [
      { email: { matches: text } },
      { name: { matches: text } },
      { entity: { companyName: { matches: text } } },
    ],
  }),
  filters: [
    {
      id: 'state',
      label: 'list.col.status',
      kind: 'choice',
      options: [
        { id: 'open', text: 'list.status.open', where: { state: { eq: 'open' } } },
        { id: 'invited', text: 'list.status.invited', where: { state: { eq: 'invited' } } },
        { id: 'closed', text: 'list.status.closed', where: { state: { eq: 'closed' } } },
      ],
    },
    {
      id: 'role',
      label: 'list.col.role',
      kind: 'choice',
      options: INVITE_ROLES.map((role) => ({
        id: role.toLowerCase(),
        text: adminTexts(`admin.role.${role.toLowerCase() as Lowercase<typeof role>}`),
        where: { roles: { matches: role } },
      })),
    },
    {
      id: 'company',
      label: 'list.col.company',
      kind: 'text',
      where: (text) => ({ entity: { companyName: { matches: text } } }),
    },
  ],
  sort: { field: 'email', order: 'ASC' },
  // Whoever may see the list finds at least the own account.
  emptyHint: () => ({ text: 'list.none.accounts' }),
});
