import type { DocumentationOf } from '../../shared/element/documentation.ts';
import type { declaration } from './declaration.ts';
import type { EntityEvents } from './events.ts';

/** `<entity-switcher>` as hosts are told of it. */
export const documentation = {
  summary: 'Lets an admin act for another company; anybody else sees nothing.',
  storing:
    'Nothing before the user presses the button; then the company counts at once, for the whole portal.',
  access:
    'None: it is for admins of the provider who are signed in to the portal, on its own origin or by the token of their session in `getToken`.',
  attributes: {},
  properties: {},
  methods: {},
  events: {
    'fp-entity-changed': { text: 'After a switch, before `fp-reload`.', detail: '{ entityId: number }' },
  },
  parts: { combobox: 'The choice of company.' },
  example: { link: null, attributes: {} },
} satisfies DocumentationOf<typeof declaration, EntityEvents>;
