import type { DocumentationOf } from '../../shared/element/documentation.ts';
import type { declaration } from './declaration.ts';
import type { AirRateEvents } from './events.ts';

/** `<air-rate-form>` as hosts are told of it. */
export const documentation = {
  summary:
    "An agent's sheet of air freight rates: typed, pasted, or loaded from the last one, checked and submitted as a whole.",
  storing:
    'Nothing at the server before the user submits, which ends with `fp-submitted`. Entries are kept on the device within a second (`fp-draft`), and are there when the form is opened again.',
  access:
    "A link to the `submission`, or to the `entity` (the company) for new rates, with the role `agent` or `admin`; one of a `user` can't submit.",
  attributes: {
    recordId: { text: 'The submission whose rates are continued; without one a new draft.' },
  },
  properties: {},
  methods: {
    compareWith: {
      text: 'Opens the comparison of the lanes with those of that submission; `false` where that can not be, as a message says. Before `fp-ready` it does nothing, and not in a page it is undefined.',
      parameters: [{ name: 'submissionId', type: 'number' }],
      returns: 'Promise<boolean> | undefined',
    },
    copyFrom: {
      text: 'Puts the lanes of that submission, and its charges, customer and notes, in the place of the entries, as one step that can be undone; the answer is as that of `compareWith`.',
      parameters: [{ name: 'submissionId', type: 'number' }],
      returns: 'Promise<boolean> | undefined',
    },
    renewRate: {
      text: 'Adds a rate of that submission below the entries, valid from the day after it ends and as long as before, with its charges where none are entered; of several rates, 200 at once, the others may stand in any submission of its company. The answer is as that of `compareWith`.',
      parameters: [
        { name: 'submissionId', type: 'number' },
        { name: 'rateId', type: 'number | readonly number[]' },
      ],
      returns: 'Promise<boolean> | undefined',
    },
  },
  events: {
    'fp-submitted': {
      text: 'Every rate is stored; `recordId` is null for a new draft.',
      detail: '{ recordId: number | null; rates: readonly SubmittedRate[] }',
    },
    'fp-draft': {
      text: 'The entries were stored on this device under `key`, at `savedAt` milliseconds since 1970.',
      detail: '{ key: string; savedAt: number }',
    },
  },
  parts: {
    dialog: 'A dialog or drawer.',
    grid: 'The table of rates, and that of local destination charges.',
  },
  example: { link: 'submission 5003 (agent)', attributes: { 'record-id': '5003' } },
} satisfies DocumentationOf<typeof declaration, AirRateEvents>;
