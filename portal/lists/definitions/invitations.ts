import * as v from 'valibot';
import { INVITE_ROLES } from '../../../shared/contract/account.ts';
import { heldRoleName } from '../../app/admin/names.ts';
import { texts as adminTexts } from '../../app/admin/texts/index.ts';
import type { States } from '../../app/modules/cell/status.ts';
import { type Column, defineModule, type ModuleDefinition } from '../definition.ts';
import { nameOf, Text, wordsOf } from './common.ts';

const ListedInvite = v.object({
  id: v.number(),
  inviteId: v.string(),
  email: v.string(),
  entity: v.object({ id: v.number(), companyName: v.string(), entityType: Text }),
  role: v.picklist(INVITE_ROLES),
  state: v.string(),
  invitedBy: v.nullable(v.string()),
  createdAt: v.string(),
  expiresAt: v.string(),
});
export type ListedInvite = v.InferOutput<typeof ListedInvite>;

const roleText = (role: (typeof INVITE_ROLES)[number]) =>
  adminTexts(`admin.role.${role.toLowerCase() as Lowercase<typeof role>}`);

const STATES = {
  open: { text: 'list.status.open', tone: 'busy' },
  expired: { text: 'list.status.expired', tone: 'bad' },
} as const satisfies States;

const columns: readonly Column<ListedInvite>[] = [
  { id: 'email', label: 'list.col.email', value: (row) => row.email, sort: 'email' },
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
    value: (row) => row.role,
    written: (row, language) => heldRoleName(wordsOf(adminTexts, language), row.role, row.entity.entityType),
    sort: 'role',
    wraps: true,
  },
  {
    id: 'state',
    label: 'list.col.status',
    kind: 'status',
    states: STATES,
    value: (row) => row.state,
    sort: 'state',
  },
  {
    id: 'invitedBy',
    label: adminTexts('admin.by'),
    value: (row) => row.invitedBy ?? adminTexts('admin.by.server'),
    sort: 'invitedBy',
    minor: true,
  },
  {
    id: 'createdAt',
    label: adminTexts('admin.sent'),
    kind: 'date',
    value: (row) => row.createdAt,
    sort: 'createdAt',
    minor: true,
  },
  {
    id: 'expiresAt',
    label: adminTexts('admin.ends'),
    kind: 'dateTime',
    value: (row) => row.expiresAt,
    sort: 'expiresAt',
  },
];

/** AUTH-35: the invitations that nobody has taken up yet. */
export const invitations: ModuleDefinition = defineModule({
  id: 'invites',
  title: 'menu.invites',
  model: 'Invitation',
  row: ListedInvite,
  columns,
  searchHint: adminTexts('admin.invites.searchIn'),
  search: (text) => ({
    _or: [
      { email: { matches: text } },
      { entity: { companyName: { matches: text } } },
      { invitedBy: { matches: text } },
    ],
  }),
  filters: [
    {
      id: 'state',
      label: 'list.col.status',
      kind: 'choice',
      options: (['open', 'expired'] as const).map((state) => ({
        id: state,
        text: STATES[state].text,
        where: { state: { eq: state } },
      })),
    },
    {
      id: 'role',
      label: 'list.col.role',
      kind: 'choice',
      options: INVITE_ROLES.map((role) => ({
        id: role.toLowerCase(),
        text: roleText(role),
        where: { role: { eq: role } },
      })),
    },
  ],
  emptyHint: () => ({ text: adminTexts('admin.invites.none') }),
});
