import type { DocumentationOf } from '../../../shared/element/documentation.ts';
import type { declaration } from './declaration.ts';
import type { RateSheetEvents } from './events.ts';

/** `<rate-sheet-form>` as hosts are told of it. */
export const documentation = {
  summary:
    'Generates a rate sheet of all routes that a company subscribes to, shows how far it is, and hands out its files.',
  storing:
    'Nothing before the user presses `Generate Rate Sheet`, which begins the work at the server (`fp-accepted`). It goes on when the element is removed.',
  access:
    "A link to the `entity` (the company), with the role `user` or `admin`; with `agent` for an agents' company alone. The percentages are there for `admin` alone.",
  attributes: { recordId: { text: 'The company.' } },
  properties: {},
  methods: {},
  events: {
    'fp-accepted': {
      text: 'The work was accepted; `jobId` is its id for the action `getJob`, null where a rate service elsewhere names none.',
      detail: '{ jobId: string | null }',
    },
  },
  parts: {},
  example: { link: 'entity 101 (user)', attributes: { 'record-id': '101' } },
} satisfies DocumentationOf<typeof declaration, RateSheetEvents>;
