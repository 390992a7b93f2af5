import type { DocumentationOf } from '../../shared/element/documentation.ts';
import type { declaration } from './declaration.ts';
import type { OrderEvents } from './events.ts';

/** `<po-style-manager>` as hosts are told of it. */
export const documentation = {
  summary: 'Attaches purchase orders, and style numbers under each of them, to one booking or one shipment.',
  storing:
    'A purchase order that is added to the record or taken off it is stored at once, also one that is newly created: the page hears `fp-linked`. A style number that is newly created is stored at once as one of its order, which changes nothing of the record yet. Which style numbers belong to the record is stored when the user saves, which ends with `fp-saved`; until then it is unsaved work, of which `fp-dirty` tells.',
  access:
    'A link to the `booking` or `shipment`. All of it works with the role `user`, as with `agent` and `admin`.',
  attributes: {
    recordId: {
      text: "The record; without the attribute the page's query parameter `record_id`. A whole number from 1 to 2147483647, else nothing is asked and everything is disabled.",
    },
    recordType: {
      text: 'Of what kind the record is; without it a page address with `/booking/` or `/shipments/` says so. Another text is told by `fp-error` (`unknown-type`), and opens nothing.',
      values: ['booking', 'shipment'],
      isOpen: true,
    },
    fullScreen: { text: 'The loading overlay covers the window instead of the element.' },
  },
  properties: {},
  methods: {},
  events: {
    'fp-saved': {
      text: "After a save; `purchaseOrders` is the record's full list as it now stands.",
      detail:
        "{ recordType: 'booking' | 'shipment'; recordId: number; purchaseOrders: readonly SavedPurchaseOrder[] }",
    },
    'fp-linked': {
      text: "After each change of the orders, which is stored at once; `purchaseOrders` is the record's full list as it now stands.",
      detail:
        "{ recordType: 'booking' | 'shipment'; recordId: number; purchaseOrders: readonly SavedPurchaseOrder[] }",
    },
  },
  parts: {
    combobox: 'The box of purchase orders, and that of the style numbers of each.',
    chip: 'A chosen number.',
    row: 'An order with its style numbers.',
    overlay: 'What lies over the element, or the window, while it loads.',
  },
  example: { link: 'booking 1001 (user)', attributes: { 'record-type': 'booking', 'record-id': '1001' } },
} satisfies DocumentationOf<typeof declaration, OrderEvents>;
