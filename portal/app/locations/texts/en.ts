export const en = {
  'locations.add': '{kind, select, Partner {Add partner} other {Add address}}',
  'locations.remove.question':
    '{kind, select, Partner {It will no longer be offered when a booking is requested. Bookings that name it keep it.} other {It will no longer be offered when a delivery is planned. Deliveries that are planned to it keep it.}}',
  'locations.added':
    '{kind, select, Partner {The partner “{name}” was added.} other {The address “{name}” was added.}}',
  'locations.saved':
    '{kind, select, Partner {The partner “{name}” was saved.} other {The address “{name}” was saved.}}',
  'locations.removed':
    '{kind, select, Partner {The partner “{name}” was removed.} other {The address “{name}” was removed.}}',
  'locations.gone':
    '{kind, select, Partner {Somebody has removed this partner meanwhile. Saving adds it again.} other {Somebody has removed this address meanwhile. Saving adds it again.}}',
  'locations.name.hint':
    '{kind, select, Partner {The name of the company.} other {What the address is known by, such as “Warehouse North”.}}',
} as const satisfies Record<string, string>;
