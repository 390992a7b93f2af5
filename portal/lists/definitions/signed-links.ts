import * as v from 'valibot';
import { LINK_RECORD_TYPES, LINK_ROLES } from '../../../shared/contract/sign-in.ts';
import type { Text as Words } from '../../../shared/i18n/define-texts.ts';
import { ownValue } from '../../../shared/own-value.ts';
import type { Terms } from '../../../shared/trade/terms.ts';
import { texts as adminTexts } from '../../app/admin/texts/index.ts';
import {
  type Column,
  defineModule,
  type Language,
  type ModuleDefinition,
  type Where,
} from '../definition.ts';
import { createdAt, searchTerms, Text } from './common.ts';
import { pageOf } from './record-pages.ts';

const GivenLink = v.object({
  id: v.number(),
  linkId: v.string(),
  recordType: v.string(),
  recordId: v.number(),
  reference: Text,
  role: v.string(),
  onBehalfOf: Text,
  serviceKey: Text,
  createdBy: Text,
  createdAt: v.string(),
  expiresAt: v.string(),
});
export type GivenLink = v.InferOutput<typeof GivenLink>;

const TYPES: Terms = Object.fromEntries(
  LINK_RECORD_TYPES.map((type) => [type, adminTexts(`admin.type.${type}`)]),
);
const ROLES: Terms = Object.fromEntries(LINK_ROLES.map((role) => [role, adminTexts(`admin.role.${role}`)]));

/** What a link opens, such as `Booking BKG-2025-001001`. */
export const linkedRecord = ({
  recordType,
  recordId,
  reference,
}: Pick<GivenLink, 'recordType' | 'recordId' | 'reference'>): Words =>
  adminTexts('admin.record.name', {
    type: ownValue(TYPES, recordType) ?? recordType,
    id: reference ?? String(recordId),
  });

/** Who gave a link out, and who uses it. */
function giverOf({ serviceKey, createdBy, onBehalfOf }: GivenLink): Words | string {
  const by = serviceKey
    ? adminTexts('admin.by.serviceKey', { name: serviceKey })
    : createdBy || adminTexts('admin.by.server');
  return onBehalfOf ? adminTexts('admin.by.for', { by, holder: onBehalfOf }) : by;
}

/** Where the record of a link is seen by whoever is signed in. */
const PAGES: Readonly<Record<string, (id: number) => string>> = {
  ...pageOf,
  submission: (id) => `/air-rate/?record_id=${id}`,
};

/** Others than admins have no page of a company. */
const managedCompany = (id: number): string => `/admin/companies?company=${id}`;

const columns: readonly Column<GivenLink>[] = [
  { id: 'record', label: adminTexts('admin.record'), value: linkedRecord, sort: 'reference' },
  {
    id: 'type',
    label: adminTexts('admin.type'),
    terms: TYPES,
    value: (row) => row.recordType,
    sort: 'recordType',
    inDetail: true,
  },
  { id: 'role', label: 'list.col.role', terms: ROLES, value: (row) => row.role, sort: 'role' },
  { id: 'by', label: adminTexts('admin.by'), value: giverOf, sort: 'createdBy' },
  { ...createdAt, kind: 'dateTime' },
  {
    id: 'expiresAt',
    label: adminTexts('admin.ends'),
    kind: 'dateTime',
    value: (row) => row.expiresAt,
    sort: 'expiresAt',
  },
];

/** A record is looked for by its whole number: a part of it is in too many. */
const numbered = (text: string) => (/^\d{1,9}$/.test(text) ? [{ recordId: { eq: Number(text) } }] : []);

/** A record as it is written in the list: its type, and its reference or number. */
function written(text: string, language: Language): Where[] {
  const [, type, name] = /^(\S+)\s+(.+)$/.exec(text) ?? [];
  const types = type ? searchTerms('recordType', TYPES, type, language) : [];
  if (types.length === 0 || !name) return [];
  return [{ _and: [{ _or: types }, { _or: [{ reference: { matches: name } }, ...numbered(name)] }] }];
}

/** D-01: the signed links in use; an admin's list has everybody's. */
export const signedLinks: ModuleDefinition = defineModule({
  id: 'links',
  title: 'menu.links',
  model: 'SignedLink',
  row: GivenLink,
  columns,
  searchHint: adminTexts('admin.links.searchIn'),
  search: (text, language) => ({
    _or: [
      ...numbered(text),
      ...written(text, language),
      ...searchTerms('recordType', TYPES, text, language),
      ...['reference', 'createdBy', 'onBehalfOf', 'serviceKey'].map((field) => ({
        [field]: { matches: text },
      })),
    ],
  }),
  filters: [
    {
      id: 'type',
      label: adminTexts('admin.type'),
      kind: 'choice',
      options: LINK_RECORD_TYPES.map((type) => ({
        id: type,
        text: adminTexts(`admin.type.${type}`),
        where: { recordType: { eq: type } },
      })),
    },
    {
      id: 'role',
      label: 'list.col.role',
      kind: 'choice',
      options: LINK_ROLES.map((role) => ({
        id: role,
        text: adminTexts(`admin.role.${role}`),
        where: { role: { eq: role } },
      })),
    },
  ],
  opens: ({ recordType, recordId }, { role }) =>
    recordType === 'entity' && role === 'admin'
      ? managedCompany(recordId)
      : ownValue(PAGES, recordType)?.(recordId),
  emptyHint: ({ role }) => ({
    text: adminTexts(role === 'admin' ? 'admin.links.none' : 'admin.links.none.own'),
  }),
});
