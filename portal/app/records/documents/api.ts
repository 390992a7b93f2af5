import * as v from 'valibot';
import {
  type AddDocument,
  type ChangeDocument,
  type DOCUMENTED_RECORDS,
  DocumentAnswer,
} from '../../../../shared/contract/documents.ts';
import { loadRecord, type RecordSource } from '../../../lists/request/request.ts';
import { client } from '../../client/client.ts';
import { callAsUser } from '../../session/call-as-user.ts';
import { Document } from './document.ts';

/** What documents hang on. */
export interface DocumentedRecord {
  type: (typeof DOCUMENTED_RECORDS)[number];
  id: number;
}

const MODELS = { booking: 'Booking', shipment: 'Shipments', quote: 'Quote', manifest: 'Manifest' } as const;
const Documented = v.object({ id: v.number(), documents: v.array(Document) });
const Address = v.object({ url: v.string() });

/** The documents that the viewer sees, in the order in which they were added. */
export async function loadDocuments(
  { type, id }: DocumentedRecord,
  signal: AbortSignal,
): Promise<Document[]> {
  const source: RecordSource<v.InferOutput<typeof Documented>> = { model: MODELS[type], schema: Documented };
  return (await loadRecord(client, source, { id, signal }))?.documents ?? [];
}

export const addDocument = (input: AddDocument, key: string) =>
  client.action('addDocument', input, DocumentAnswer, { key });

export async function changeDocument(input: ChangeDocument, key: string): Promise<void> {
  await client.action('changeDocument', input, DocumentAnswer, { key });
}

export const removeDocument = ({ id, revision }: Document, key: string) =>
  client.action('removeDocument', { documentId: id, revision }, DocumentAnswer, { key });

export const restoreDocument = ({ id }: Document, key: string) =>
  client.action('restoreDocument', { documentId: id }, DocumentAnswer, { key });

/** Where the file can be downloaded for some minutes; `show` is for a frame or picture of the page. */
export async function addressOf(
  { fileId }: Document,
  use: 'download' | 'show',
  signal?: AbortSignal,
): Promise<string> {
  const { url } = await callAsUser(
    Address,
    { request: 'file address', url: `/api/files/${fileId}/address` },
    signal,
  );
  return client.addressOf(use === 'show' ? `${url}&show` : url);
}
