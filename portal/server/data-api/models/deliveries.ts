import {
  code,
  column,
  createdAt,
  defineModel,
  id,
  nullable,
  revision,
  text,
  toMany,
  toOne,
} from './model.ts';
import { countryFields } from './reference.ts';
import { isOwnOfCompany, mayReadDelivery } from './rights.ts';

/** MOD-03: an appointment to deliver what a shipment brings; times are those of the address. */
export const Delivery = defineModel({
  name: 'Delivery',
  table: 'delivery',
  root: true,
  rights: mayReadDelivery,
  fields: {
    id,
    shipment: toOne('Shipments', 'shipment_id'),
    deliveryOn: column('date', 'delivery_on'),
    fromTime: code('from_time'),
    untilTime: code('until_time'),
    address: text('address'),
    contactName: text('contact_name', nullable),
    contactPhone: code('contact_phone', nullable),
    reference: code('reference', nullable),
    pieces: column('int', 'pieces', nullable),
    containers: toMany(
      'Container',
      { table: 'delivery_container', from: 'delivery_id', to: 'container_id', order: 'container_id' },
      { implied: true },
    ),
    status: text('status'),
    revision,
    createdAt,
  },
});

/** MOD-13: an address of a company beside that of its profile, or of one of its partners. */
export const Location = defineModel({
  name: 'Location',
  table: 'company_location',
  root: true,
  rights: isOwnOfCompany,
  fields: {
    id,
    company: toOne('Company', 'company_id'),
    kind: text('kind'),
    name: text('name'),
    street: text('address_1'),
    city: text('city'),
    postalCode: code('postal_code', nullable),
    ...countryFields({ nullable: false }),
    contactName: text('contact_name', nullable),
    contactPhone: code('contact_phone', nullable),
    revision,
    createdAt,
  },
});
