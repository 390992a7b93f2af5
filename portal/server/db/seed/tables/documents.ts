import { createHash } from 'node:crypto';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { insertRows } from '../../insert-rows.ts';
import type { NewRow, Tables } from '../../tables.ts';
import { type Calendar, DAY, instant } from '../calendar.ts';
import { PROVIDER_ID } from '../data/trade-companies.ts';
import { documentedShipments } from '../documents/documented-shipments.ts';
import { type Author, papersOf, type SeededPaper } from '../documents/papers.ts';
import { writePaper } from '../documents/write-paper.ts';
import { Random } from '../random.ts';

interface Person {
  id: number;
  email: string;
  companyId: number;
  companyName: string;
}

/** In the working hours of the day that a paper has. */
const ADDED_AT = DAY * 0.4;

interface WrittenPaper {
  paper: SeededPaper;
  person: Person;
  bytes: Buffer;
}

/** Papers of some shipments and their bookings, as PDFs, added by the people of the companies that issue them. */
async function writtenPapers(db: Kysely<Tables>): Promise<WrittenPaper[]> {
  const random = new Random(83);
  const people = await peopleByCompany(db);
  const written: WrittenPaper[] = [];
  for (const shipment of await documentedShipments(db)) {
    const admin = people.get(PROVIDER_ID)!;
    const authors: Record<Author, Person> = {
      provider: admin,
      owner: people.get(shipment.ownerId) ?? admin,
      agent: people.get(shipment.agentId ?? PROVIDER_ID) ?? admin,
    };
    const issuers = {
      provider: authors.provider.companyName,
      owner: authors.owner.companyName,
      agent: authors.agent.companyName,
    };
    for (const paper of papersOf(shipment, issuers, random))
      written.push({ paper, person: authors[paper.author], bytes: await writePaper(paper.paper) });
  }
  return written;
}

export async function seedDocuments(db: Kysely<Tables>, { today }: Calendar): Promise<void> {
  const seeded = await writtenPapers(db);
  const contents = seeded.map((_, index) => ({
    id: idOf('c', index),
    state: 'kept' as const,
    written_at: instant(today),
  }));
  await insertRows(db, 'file_content', contents);
  await insertChunks(
    db,
    seeded.map(({ bytes }) => bytes),
  );
  await insertRows(
    db,
    'file',
    seeded.map(({ paper: { paper }, person, bytes }, index) => ({
      id: idOf('f', index),
      entity_id: person.companyId,
      content_id: idOf('c', index),
      name: `${paper.title} ${paper.number}.pdf`,
      media_type: 'application/pdf',
      size: bytes.length,
      sha256: digestOf(bytes),
      created_by: person.email,
      created_by_id: person.id,
      created_at: addedAt(paper.day, today),
      expires_at: null,
      is_issued: false,
    })),
  );
  await insertRows(
    db,
    'document',
    seeded.map(
      ({ paper: { record, type, visibility, paper }, person }, index): NewRow<'document'> => ({
        id: index + 1,
        booking_id: record.type === 'booking' ? record.id : null,
        shipment_id: record.type === 'shipment' ? record.id : null,
        file_id: idOf('f', index),
        type,
        visibility,
        entity_id: person.companyId,
        created_by: person.email,
        created_by_id: person.id,
        created_at: addedAt(paper.day, today),
      }),
    ),
  );
}

/**
 * Writes the papers anew that the seed added to records whose days have moved: those up to `lastId` which are still there.
 */
export async function rewriteDocuments(
  db: Kysely<Tables>,
  { today }: Calendar,
  lastId: RawBuilder<number>,
): Promise<void> {
  const papers = (await writtenPapers(db)).map(({ paper: { record, type, paper }, bytes }) => ({
    [`${record.type}_id`]: record.id,
    type,
    bytes: bytes.toString('base64'),
    size: bytes.length,
    sha256: digestOf(bytes),
    added_at: addedAt(paper.day, today),
  }));
  await sql`
    with written as (
      select document.id, document.file_id, file.content_id, paper.*
      from json_to_recordset(${JSON.stringify(papers)}::json) paper (booking_id integer, shipment_id integer, type text,
          bytes text, size integer, sha256 text, added_at timestamptz)
        join document on document.id <= ${lastId} and document.type = paper.type
          and document.booking_id is not distinct from paper.booking_id
          and document.shipment_id is not distinct from paper.shipment_id
        join file on file.id = document.file_id
    ),
    chunks as (
      update file_chunk set bytes = decode(written.bytes, 'base64') from written
      where file_chunk.content_id = written.content_id
    ),
    files as (
      update file set size = written.size, sha256 = written.sha256, created_at = written.added_at from written
      where file.id = written.file_id
    )
    update document set created_at = written.added_at from written where document.id = written.id`.execute(
    db,
  );
}

const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

const idOf = (kind: 'c' | 'f', index: number) =>
  `0000000${kind}-0000-4000-8000-${String(index + 1).padStart(12, '0')}`;

const addedAt = (day: string, today: number) => instant(Math.min(Date.parse(day) + ADDED_AT, today));

async function insertChunks(db: Kysely<Tables>, contents: readonly Buffer[]): Promise<void> {
  const chunks = contents.map((bytes, index) => ({ id: idOf('c', index), bytes: bytes.toString('base64') }));
  await sql`
    insert into file_chunk (content_id, number, bytes)
    select id, 0, decode(bytes, 'base64') from json_to_recordset(${JSON.stringify(chunks)}::json)
      chunk (id uuid, bytes text)`.execute(db);
}

async function peopleByCompany(db: Kysely<Tables>): Promise<ReadonlyMap<number, Person>> {
  const rows = await db
    .selectFrom('web_user')
    .innerJoin('company', 'company.id', 'web_user.entity_id')
    .select(['web_user.id', 'email', 'company.id as companyId', 'company_name as companyName'])
    .where('first_name', 'is not', null)
    .orderBy('web_user.id', 'desc')
    .execute();
  return new Map(rows.map((person) => [person.companyId, person]));
}
