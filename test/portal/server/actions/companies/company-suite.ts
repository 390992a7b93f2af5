import { after, before, beforeEach } from 'node:test';
import { sql } from 'kysely';
import type { Database } from '../../../../../portal/server/db/database.ts';
import { ADMIN } from '../../auth/test-accounts.ts';
import { type EntityServer, type Person, startEntityServer } from '../entity/entity-server.ts';

/** A company that can be made; its reference is nobody's. */
export const NEW = {
  reference: 'C-2001',
  companyName: 'Alder Vale',
  type: 'Importer',
  address_1: 'Harbour Lane 7',
  city: 'Newark',
  postalCode: '07102',
  countryCode: 'US',
  agentIds: [2],
  supplierIds: [121],
};

/** What invoices name of a company of which nothing was entered. */
export const NO_BILLING = {
  ...{ contactPhone: '', contactEmail: '' },
  ...{ taxNumber: '', registrationNumber: '', bankName: '', bankAccount: '', bic: '', paymentTerms: '' },
};

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever was answered
type Answer = any;

/** What a suite of managed companies works with, from its first test on. */
interface CompanySuite {
  database: Database;
  server: EntityServer;
  /** Signed in anew for each test. */
  admin: Person;
  run(statement: string): Promise<unknown>;
  list(ask?: object): Promise<{ names: string[]; companies: Answer; hasMore: boolean }>;
  load(id: number): Promise<Answer>;
  /** Changes some fields of the company as it is. */
  change(id: number, fields: object, key?: string): Promise<Answer>;
}

/**
 * Starts a server before the tests of the suite that calls it: the companies of `auth/test-accounts.ts` and a few more,
 * which are as they were before each test. Importer B (102) has agent 2, an order and a style number.
 */
export function suiteCompanies(open: () => Promise<Database>): CompanySuite {
  const suite = {
    run: (statement) => sql.raw(statement).execute(suite.database.db),
    async list(ask = {}) {
      const { companies, hasMore } = await suite.admin.act('listCompanies', ask);
      const names = companies.map(({ companyName }: { companyName: string }) => companyName);
      return { names, companies, hasMore };
    },
    load: async (id) => (await suite.admin.act('getCompany', { id })).company,
    async change(id, fields, key) {
      const { agents, suppliers, rateProfile: _, ...company } = await suite.load(id);
      const ids = (parties: { id: number }[]) => parties.map((party) => party.id);
      const whole = { ...company, agentIds: ids(agents), supplierIds: ids(suppliers), ...fields };
      return suite.admin.act('changeCompany', whole, key);
    },
  } as CompanySuite;
  before(async () => {
    suite.database = await open();
    suite.server = await startEntityServer(suite.database);
    await suite.run(`insert into company (id, company_name, entity_type) values
      (3, 'Other Agent', 'Agent'), (121, 'Supplier', 'Supplier'), (122, 'supplier two', 'Supplier'),
      (201, 'Carrier', 'Carrier'), (202, 'Airline', 'Airline')`);
    await suite.run(`select setval(pg_get_serial_sequence('company', 'id'), 1000)`);
    await suite.run(
      "insert into purchase_order (id, order_numbers, order_purchaser_id) values (1, 'PO-1', 102)",
    );
    await suite.run("insert into style_number (id, style_number, company_id) values (1, 'SN-1', 102)");
  });
  after(async () => {
    await suite.server.close();
    await suite.database.close();
  });
  beforeEach(async () => {
    await suite.run('delete from company_agent');
    await suite.run('delete from company_supplier');
    await suite.run('delete from company where id > 1000');
    await suite.run(`update company set reference = null, revision = 1,
      entity_type = case when id in (101, 102) then 'Importer' else entity_type end`);
    await suite.run('insert into company_agent (company_id, agent_id) values (102, 2)');
    await suite.run('delete from audit_log');
    suite.admin = await suite.server.signIn(ADMIN);
  });
  return suite;
}
