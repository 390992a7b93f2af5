import type { Kysely } from 'kysely';
import type { TemplateContent } from '../../../../../shared/contract/booking-templates.ts';
import type { Tables } from '../../tables.ts';
import { type Calendar, instant } from '../calendar.ts';
import { IMPORTER_A } from '../data/trade-companies.ts';
import { required } from '../required.ts';
import type { Places } from './places.ts';

const BLANK: TemplateContent = {
  ...{ mode: 'FCL', origin: null, destination: null, containers: '', weightKg: '', volumeCbm: '' },
  ...{ pieces: null, shipper: '', consignee: '', remarks: '', incoterm: null, isDangerous: false },
  ...{ unNumber: null, dangerClass: null, pickUp: '' },
};

/** What importer A books again and again. */
export async function seedBookingTemplates(
  db: Kysely<Tables>,
  calendar: Calendar,
  { ports, airports }: Places,
): Promise<void> {
  const templates: Readonly<Record<string, TemplateContent>> = {
    'Shanghai to Los Angeles, two 40HC': {
      ...BLANK,
      ...{ origin: required(ports, 'CNSHA'), destination: required(ports, 'USLAX'), containers: '2 x 40HC' },
      ...{ incoterm: 'FOB', remarks: 'Please send the draft bill of lading before the cut-off.' },
    },
    'Samples by air': {
      ...{ ...BLANK, mode: 'Air', weightKg: '120', volumeCbm: '0.8', pieces: 6, incoterm: 'FCA' },
      ...{ origin: required(airports, 'PVG'), destination: required(airports, 'LAX') },
    },
  };
  const at = instant(calendar.momentOf(0, 1));
  await db
    .insertInto('booking_template')
    .values(
      Object.entries(templates).map(([name, content], index) => ({
        ...{ id: index + 1, company_id: IMPORTER_A, name, content: JSON.stringify(content) },
        ...{ saved_at: at, created_at: at },
      })),
    )
    .execute();
}
