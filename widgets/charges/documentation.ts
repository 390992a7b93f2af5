import type { DocumentationOf } from '../../shared/element/documentation.ts';
import type { declaration } from './declaration.ts';
import type { ChargesEvents } from './events.ts';

/** `<booking-charges>` as hosts are told of it. */
export const documentation = {
  summary: 'The charge lines of a quote or a manifest, exact to the cent, with totals and conversion to USD.',
  storing:
    'Nothing before the user saves, which ends with `fp-saved`. Unsaved lines are kept on the device, and offered when the record is opened again.',
  access:
    'A link to the `quote`, or for `manifests_charges` to the `manifest`, with the role `agent` or `admin`; one of a `user` opens nothing here. With `user-role="admin"` it needs a link of an `admin`.',
  attributes: {
    feature: {
      text: 'Which of the charges: `manifests_charges` are those of a manifest, all others of a quote.',
      values: [
        'exw_charges',
        'destination_charges',
        'manifests_charges',
        'freight_charges',
        'delivery_charges',
        'origin_charges',
        'pickup_charges',
        'rail_charges',
      ],
      isOpen: true,
    },
    recordId: { text: 'The quote, or for `manifests_charges` the manifest.' },
    userRole: {
      text: 'For whom it is drawn; without one of the two nothing is, which `fp-error` (`unknown-role`) and the console tell. The server checks the real role.',
      values: ['admin', 'agent'],
      isOpen: true,
    },
  },
  properties: {},
  methods: {
    addLines: {
      text: 'Enters lines below those that are there, as one step that can be undone; nothing is stored before the user saves. `false` where nothing can be changed, as before `fp-ready` and while a save runs. It throws for what is no list of lines, or more than a thousand.',
      parameters: [{ name: 'lines', type: 'readonly GivenCharge[]' }],
      returns: 'boolean | undefined',
    },
    replaceLines: {
      text: 'The same in the place of the lines that are there: stored ones are marked to go with the next save, others go at once. Ask the user before.',
      parameters: [{ name: 'lines', type: 'readonly GivenCharge[]' }],
      returns: 'boolean | undefined',
    },
    countLines: {
      text: 'How many lines are there, without blank and removed ones.',
      parameters: [],
      returns: 'number | undefined',
    },
  },
  events: {
    'fp-saved': {
      text: 'After a save; `charges` are all lines of the record and feature as they now stand.',
      detail: '{ feature: ChargesFeature; recordId: number; charges: readonly SavedCharge[] }',
    },
  },
  parts: {
    dialog: 'A dialog or drawer.',
    grid: 'The table of lines.',
  },
  example: {
    link: 'quote 3001 (admin)',
    attributes: { feature: 'exw_charges', 'record-id': '3001', 'user-role': 'admin' },
  },
} satisfies DocumentationOf<typeof declaration, ChargesEvents>;
