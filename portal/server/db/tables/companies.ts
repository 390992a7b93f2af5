import type { Generated } from 'kysely';

/** Companies, and who acts for and delivers to them. */
export interface CompanyTables {
  company: {
    id: Generated<number>;
    company_name: string;
    /** The forwarder's own number of it; no two have the same, whatever its case. */
    reference: Generated<string | null>;
    entity_type: string;
    is_carrier: Generated<boolean>;
    code: string | null;
    country_id: number | null;
    rate_profile_id: number | null;
    verification_code: string | null;
    address_1: string | null;
    city: string | null;
    postal_code: string | null;
    /** Whom others ask for. */
    contact_name: string | null;
    contact_email: string | null;
    contact_phone: string | null;
    /** Of VAT or sales tax. */
    tax_number: Generated<string | null>;
    /** In the register of companies. */
    registration_number: Generated<string | null>;
    /** Where the provider is paid to: these three, and what payers are told. */
    bank_name: Generated<string | null>;
    bank_account: Generated<string | null>;
    bank_bic: Generated<string | null>;
    payment_terms: Generated<string | null>;
    /** Goes up with every change of the company's profile. */
    revision: Generated<number>;
  };
  company_agent: { company_id: number; agent_id: number };
  company_supplier: { company_id: number; supplier_id: number };
}
