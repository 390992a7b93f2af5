import * as v from 'valibot';
import { CompanyBilling, CompanyBillingInput } from './company-billing.ts';
import { Id, Revision } from './id.ts';
import { listOf, plainText } from './input-values.ts';
import { Countries, companyFields, line } from './profile.ts';

/** Those that can be made; carriers and airlines are reference data, and there is one provider. */
export const COMPANY_TYPES = ['Importer', 'Agent', 'Supplier'] as const;
export type CompanyType = (typeof COMPANY_TYPES)[number];

/** Those that can be changed. */
export const MANAGED_TYPES = [...COMPANY_TYPES, 'Provider'] as const;

/** Longest reference of a company, in characters. */
export const LONGEST_REFERENCE = 50;

/** Longest name of whom one asks at a company, in characters. */
export const LONGEST_CONTACT_NAME = 100;

/** Agents, or suppliers, of one company. */
const MOST_PARTIES = 500;

/** A company that stands beside another one: its agent or supplier. */
const Party = v.object({ id: Id, companyName: v.string() });
export type Party = v.InferOutput<typeof Party>;

/** A company in the list of all. */
export const ListedCompany = v.object({
  id: Id,
  /** The forwarder's own number of it; empty while it has none. */
  reference: v.string(),
  companyName: v.string(),
  type: v.picklist(MANAGED_TYPES),
  city: v.string(),
  /** ISO 3166-1, two letters; empty while none was chosen. */
  countryCode: v.string(),
});
export type ListedCompany = v.InferOutput<typeof ListedCompany>;

/** A company as the admins of the provider manage it. */
export const ManagedCompany = v.object({
  ...ListedCompany.entries,
  address_1: v.string(),
  postalCode: v.string(),
  rateProfile: v.nullable(v.object({ id: Id, entityName: v.string() })),
  /** Those who act for it: they see its purchase orders and styles. By name, as are the suppliers. */
  agents: v.array(Party),
  /** Whom it buys from. */
  suppliers: v.array(Party),
  /** Whom one asks there, whose phone and email stand in `billing`; empty while nobody is known. */
  contactName: v.string(),
  billing: CompanyBilling,
  revision: v.number(),
});
export type ManagedCompany = v.InferOutput<typeof ManagedCompany>;

/**
 * `listCompanies`: by name; those whose name or reference has the text; `after` is of the last company of the page
 * before, since several may have one name.
 */
export const ListCompanies = v.object({
  text: v.nullish(v.pipe(plainText(200), v.trim()), ''),
  type: v.nullish(v.picklist(MANAGED_TYPES)),
  after: v.nullish(v.object({ id: Id, companyName: plainText(1000) })),
  take: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 50),
});
export const CompaniesAnswer = v.object({ companies: v.array(ListedCompany), hasMore: v.boolean() });

/** `getCompany`: without an id what the form of a new one needs. */
export const GetCompany = v.object({ id: v.nullish(Id) });
export const CompanyAnswer = v.object({ company: v.nullable(ManagedCompany), countries: Countries });

const Reference = line(LONGEST_REFERENCE);
const ContactName = line(LONGEST_CONTACT_NAME);
/** Only importers have any. */
const Parties = listOf(Id, MOST_PARTIES);

/** `createCompany`; answers the {@link ManagedCompany}, as does a change. */
export const CreateCompany = v.object({
  reference: v.optional(Reference, ''),
  ...companyFields,
  type: v.picklist(COMPANY_TYPES),
  agentIds: v.optional(Parties, []),
  supplierIds: v.optional(Parties, []),
  contactName: v.optional(ContactName),
  billing: v.optional(CompanyBillingInput),
});

/** `changeCompany`: the whole company as it is to be; 409 `stale_revision` unless `revision` is its current one. */
export const ChangeCompany = v.object({
  id: Id,
  reference: Reference,
  ...companyFields,
  type: v.picklist(MANAGED_TYPES),
  agentIds: Parties,
  supplierIds: Parties,
  /** Without it what is known stays. */
  contactName: v.optional(ContactName),
  /** Without it what is known stays; the bank is kept of the provider alone. */
  billing: v.optional(CompanyBillingInput),
  revision: Revision,
});
