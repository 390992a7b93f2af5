import type { DocumentationOf } from '../../../shared/element/documentation.ts';
import type { RouteListEvents } from '../events.ts';
import type { declaration } from './declaration.ts';

/** `<route-subscriptions>` as hosts are told of it. */
export const documentation = {
  summary:
    'The routes that a company subscribes to: added one by one or from a pasted list, changed, and deleted with an undo.',
  storing:
    'A route is deleted as soon as the user has said yes to the question (`fp-deleted`), and `Undo` stores it again (`fp-saved`). A new or changed route is stored when its form is saved, and those of a pasted list when the user adds them.',
  access:
    'A link to the `entity` (the company), with the role `user`, `agent` or `admin`. The percentages of the form for rate sheets are there for `admin` alone.',
  attributes: {
    recordId: { text: 'The company.' },
    profile: {
      text: 'It stands in the profile: who is no admin has a search in place of the form for rate sheets.',
    },
    rateProfile: { text: 'Shows only routes of companies with this rate profile.' },
    origin: { text: 'Id of the port that `Add Route` opens with, once for each change of it.' },
    destination: { text: 'Id of the port that `Add Route` opens with, once for each change of it.' },
    carrier: { text: 'Id of the carrier that `Add Route` opens with, once for each change of it.' },
  },
  properties: {},
  methods: {},
  events: {
    'fp-saved': {
      text: 'A route is stored, or is there again; one event for each.',
      detail: '{ routeSubscriptionId: number | null }',
    },
    'fp-deleted': {
      text: 'A route is deleted; one event for each.',
      detail: '{ routeSubscriptionId: number }',
    },
  },
  parts: {
    dialog: 'A dialog or drawer.',
    combobox: 'Ports and carrier in the drawer.',
  },
  example: { link: 'entity 101 (user)', attributes: { 'record-id': '101' } },
} satisfies DocumentationOf<typeof declaration, RouteListEvents>;
