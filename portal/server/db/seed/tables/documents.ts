import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { insertRows } from '../../insert-rows.ts';
import type { NewRow, Tables } from '../../tables.ts';
import { DAY, instant, TODAY } from '../calendar.ts';
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

/** Papers of some shipments and their bookings, as PDFs, added by the people of the companies that issue them. */
export async function seedDocuments(db: Kysely<Tables>): Promise<void> {
  const random = new Random(83);
  const people = await peopleByCompany(db);
  const seeded: { paper: SeededPaper; person: Person; bytes: Buffer }[] = [];
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
      seeded.push({ paper, person: authors[paper.author], bytes: await writePaper(paper.paper) });
  }
  const contents = seeded.map((_, index) => ({
    id: idOf('c', index),
    state: 'kept' as const,
    written_at: instant(TODAY),
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
      sha256: createHash('sha256').update(bytes).digest('hex'),
      created_by: person.email,
      created_by_id: person.id,
      created_at: addedAt(paper.day),
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
        created_at: addedAt(paper.day),
      }),
    ),
  );
}

const idOf = (kind: 'c' | 'f', index: number) =>
  `0000000${kind}-0000-4000-8000-${String(index + 1).padStart(12, '0')}`;

const addedAt = (day: string) => instant(Math.min(Date.parse(day) + ADDED_AT, TODAY));

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
