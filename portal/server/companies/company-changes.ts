import type { AuditChange } from '../../../shared/contract/audit.ts';
import type { CompanyBilling } from '../../../shared/contract/company-billing.ts';
import type { Party } from '../../../shared/contract/managed-companies.ts';
import { changesBetween } from '../audit/changes-between.ts';
import { type CompanyFields, companyFieldsOf } from './company-profile.ts';

/** What is compared of a company: of its agents and suppliers those that both states may differ in. */
export interface ComparedCompany extends CompanyFields {
  reference: string;
  type: string;
  agents: readonly Party[];
  suppliers: readonly Party[];
  contactName?: string;
  billing?: CompanyBilling;
}

/** What changed, for the audit log; of a new company all that it has. An agent or supplier that came or went is one change. */
export function companyChanges(before: ComparedCompany | undefined, after: ComparedCompany): AuditChange[] {
  return [
    ...changesBetween(before ? fieldsOf(before) : {}, fieldsOf(after)),
    ...partyChanges('agent', before?.agents, after.agents),
    ...partyChanges('supplier', before?.suppliers, after.suppliers),
  ];
}

const fieldsOf = (company: ComparedCompany) => ({
  reference: company.reference,
  type: company.type,
  ...companyFieldsOf(company),
  ...(company.contactName !== undefined && { contactName: company.contactName }),
  ...company.billing,
});

function partyChanges(field: string, before: readonly Party[] = [], after: readonly Party[]): AuditChange[] {
  const missingIn = (parties: readonly Party[]) => {
    const ids = new Set(parties.map(({ id }) => id));
    return ({ id }: Party) => !ids.has(id);
  };
  return [
    ...before
      .filter(missingIn(after))
      .map(({ companyName }) => ({ field, before: companyName, after: null })),
    ...after
      .filter(missingIn(before))
      .map(({ companyName }) => ({ field, before: null, after: companyName })),
  ];
}
