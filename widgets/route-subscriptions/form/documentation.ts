import type { DocumentationOf } from '../../../shared/element/documentation.ts';
import type { RouteFormEvents } from '../events.ts';
import type { declaration } from './declaration.ts';

/** `<route-form>` as hosts are told of it. */
export const documentation = {
  summary: 'One route of a company; without `route-id` a new one.',
  storing: 'Nothing before the user saves, which ends with `fp-saved`.',
  access: 'A link to the `entity` (the company), with the role `user`, `agent` or `admin`.',
  attributes: {
    recordId: { text: 'The company that a new route is for.' },
    routeId: { text: 'The stored route to change; without it the form is of a new one.' },
    resetOnSave: { text: 'A new route leaves the form empty; else its values stay.' },
  },
  properties: {},
  methods: {},
  events: {
    'fp-saved': {
      text: "A route is stored; null for the new one of a backend that doesn't answer its id.",
      detail: '{ routeSubscriptionId: number | null }',
    },
    'fp-close': { text: 'After `fp-saved`: whatever is around the form may close.', detail: 'null' },
  },
  parts: { combobox: 'Ports and carrier.' },
  example: { link: 'entity 101 (user)', attributes: { 'record-id': '101' } },
} satisfies DocumentationOf<typeof declaration, RouteFormEvents>;
