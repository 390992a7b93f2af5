import { sql } from 'kysely';
import type { Database } from '../../../../../portal/server/db/database.ts';
import type { ActionName } from '../../../../../shared/contract/actions.ts';
import type { AddDocument, DocumentAnswer } from '../../../../../shared/contract/documents.ts';
import { actOn, queryAs } from '../../../../helpers/act.ts';
import { ADMIN, AGENT, fill as fillAccounts, IMPORTER, signIn } from '../../auth/test-accounts.ts';
import { type FileClient, fileClient, startFilesServer } from '../../files/files-server.ts';

export const SHIPMENT = { recordType: 'shipment', recordId: 2001 } as const;
const STRANGER = 'importer@other.example';

/** The beginning of a real PDF is all that tells what it is. */
export const PDF = Buffer.from('%PDF-1.7\n%\xe2\xe3\n1 0 obj\nendobj\n', 'latin1');

/** A document as the data API shows it. */
export interface ShownDocument {
  id: number;
  type: string;
  visibility: string;
  fileId: string;
  name: string;
  mediaType: string;
  size: number;
  company: { id: number };
  addedBy: string;
  revision: number;
}

/** Somebody who works with documents over HTTP. */
export interface DocumentClient extends FileClient {
  act<T = DocumentAnswer>(name: ActionName, input: object, key?: string): Promise<T>;
  /** Uploads a PDF and adds it to the shipment. */
  add(input?: Partial<AddDocument> & { name?: string }): Promise<ShownDocument>;
  /** Those of the shipment. */
  documents(): Promise<ShownDocument[]>;
}

export async function startDocumentsServer(database: Database) {
  const server = await startFilesServer(database);
  const clientOf = (bearer: string): DocumentClient => {
    const files = fileClient(server.url, bearer);
    const client: DocumentClient = {
      ...files,
      act: (name, input, key) => actOn(server.url, bearer, name, input, key) as Promise<never>,
      async add({ name = 'document.pdf', ...input } = {}) {
        const { id: fileId } = await files.upload(PDF, { name, expiresIn: 3600 });
        const shown = { type: 'billOfLading', visibility: 'everybody' } as const;
        const { id } = await client.act('addDocument', { ...SHIPMENT, ...shown, fileId, ...input });
        return (await client.documents()).find((document) => document.id === id)!;
      },
      async documents() {
        const data = await queryAs(server.url, bearer, DOCUMENTS);
        const { record } = data as { record: { documents: ShownDocument[] } | null };
        return record?.documents ?? [];
      },
    };
    return client;
  };
  const as = async (email: string) => clientOf(await signIn(server.url, email));
  const [admin, agent, importer, stranger] = await Promise.all([ADMIN, AGENT, IMPORTER, STRANGER].map(as));
  return {
    ...server,
    people: { admin: admin!, agent: agent!, importer: importer!, stranger: stranger! },
    clientOf,
  };
}

export type DocumentsServer = Awaited<ReturnType<typeof startDocumentsServer>>;

const DOCUMENTS = `{ record: oneShipments(where: {id: {eq: 2001}}) {
  documents { id type visibility fileId name mediaType size company { id } addedBy revision }
} }`;

/** The shipment 2001 of importer 101, with agent 2; beside them the provider's admin, and an importer 102. */
export async function fill(database: Database): Promise<void> {
  await fillAccounts(database);
  await sql`insert into web_user (id, email, password_hash, first_name, entity_id, home_entity_id)
    select 9, ${STRANGER}, password_hash, 'Otto', 102, 102 from web_user where id = 3`.execute(database.db);
}

/** Forgets documents, and what was told of them. */
export async function forget({ db }: Database): Promise<void> {
  await sql`delete from document`.execute(db);
  await sql`delete from audit_log`.execute(db);
}
