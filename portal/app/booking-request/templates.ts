import * as v from 'valibot';
import {
  MOST_TEMPLATES,
  type RemoveBookingTemplate,
  type SaveBookingTemplate,
  TemplateAnswer,
  TemplateContent,
} from '../../../shared/contract/booking-templates.ts';
import { Airport, Port, placeOf, Text } from '../../lists/definitions/common.ts';
import type { RecordSource } from '../../lists/request/request.ts';
import { selectionOf } from '../../lists/request/selection.ts';
import { client } from '../client/client.ts';

const Template = v.object({
  id: v.number(),
  name: v.string(),
  // A scalar of the data API: nothing is selected of it.
  content: v.pipe(v.unknown(), TemplateContent),
});
export type Template = v.InferOutput<typeof Template>;
export const TEMPLATE: RecordSource<Template> = { model: 'BookingTemplate', schema: Template };

/** How many of the last bookings a new one can begin with. */
const LAST = 10;

const Booked = v.object({
  id: v.number(),
  reference: v.string(),
  createdAt: Text,
  ...{ originPort: Port, destinationPort: Port, originAirport: Airport, destinationAirport: Airport },
});
const TemplateName = v.object({ id: v.number(), name: v.string() });
const Begins = v.object({
  templates: v.object({ results: v.array(TemplateName) }),
  bookings: v.object({ results: v.array(Booked) }),
});

/** Something that a request can begin with. */
export interface Beginning {
  id: number;
  name: string;
}

const Kept = v.object({ templates: Begins.entries.templates });
const KEPT = `templates: allBookingTemplate(where: $templates, sort: {field: "name", order: ASC}, take: ${MOST_TEMPLATES}) {
        results ${selectionOf(TemplateName)}
      }`;
const ofCompany = (companyId: number) => ({ company: { id: { eq: companyId } } });

/** A company's templates by their names. Throws `ClientError`. */
export async function findTemplates(companyId: number, signal: AbortSignal): Promise<readonly Beginning[]> {
  const { templates } = await client.query(Kept, {
    name: 'templates',
    query: `query templates($templates: JSON) { ${KEPT} }`,
    variables: { templates: ofCompany(companyId) },
    signal,
  });
  return templates.results;
}

/** A company's templates by their names, and its last bookings. Throws `ClientError`. */
export async function findBeginnings(
  companyId: number,
  signal: AbortSignal,
): Promise<{ templates: readonly Beginning[]; bookings: readonly (Beginning & { lane: string })[] }> {
  const { templates, bookings } = await client.query(Begins, {
    name: 'beginnings',
    query: `query beginnings($templates: JSON, $bookings: JSON, $newest: JSON) {
      ${KEPT}
      bookings: allBooking(where: $bookings, sort: $newest, take: ${LAST}) { results ${selectionOf(Booked)} }
    }`,
    variables: {
      templates: ofCompany(companyId),
      bookings: { customer: { id: { eq: companyId } } },
      newest: { field: 'createdAt', order: 'DESC' },
    },
    signal,
  });
  return {
    templates: templates.results,
    bookings: bookings.results.map(({ id, reference, ...way }) => ({
      ...{ id, name: reference },
      lane: [placeOf(way.originPort, way.originAirport), placeOf(way.destinationPort, way.destinationAirport)]
        .filter(Boolean)
        .join(' – '),
    })),
  };
}

/** Keeps a template for the company; a repeat with the same key takes effect once. */
export const saveBookingTemplate = (input: SaveBookingTemplate, key: string): Promise<TemplateAnswer> =>
  client.action('saveBookingTemplate', input, TemplateAnswer, { key });

/** Removes a template; a repeat with the same key takes effect once. */
export const removeBookingTemplate = (input: RemoveBookingTemplate, key: string): Promise<TemplateAnswer> =>
  client.action('removeBookingTemplate', input, TemplateAnswer, { key });
