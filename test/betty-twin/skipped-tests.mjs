const KEYS = 'other backends know neither keys nor revisions, nor what was known';
const OFFERED = 'other backends are not offered this';
const ANSWER = 'a lost answer is looked for there, and says so in words of its own';

const air = 'test/widgets/air-rates';
const charges = 'test/widgets/charges';
const routes = 'test/widgets/route-subscriptions';

/**
 * Tests of what this product's own server alone does, each with the reason: against the twin they are skipped by name. `test`
 * is the beginning of the test's own name; without it that is the whole file.
 *
 * @type {{ file: string, test?: string, why: string }[]}
 */
export const SKIPPED_TESTS = [
  ...[`${charges}/copy/copy-dialog`, `${routes}/paste/paste-dialog`, `${routes}/rate-sheet/progress`].map(
    (file) => ({ file: `${file}.browser.test.ts`, why: OFFERED }),
  ),
  ...[
    ['copy/copies', 'copies lines of another quote'],
    ['copy/copies', 'finds also what is not among the newest 200'],
    ['copy/copies', 'says when the other quote has no such lines'],
    ['save/answered-quote', 'D-152 a provider’s admin begins a new version'],
    ['save/answered-quote', 'D-152 says that somebody else has begun the version'],
  ].map(([file, test]) => ({ file: `${charges}/${file}.browser.test.ts`, test, why: OFFERED })),
  ...[
    ['earlier-submission/any-submission', 'MOD-15 renewRate adds several rates of the company at once'],
    ['earlier-submission/any-submission', 'MOD-15 renewRate changes nothing where none of the rates'],
  ].map(([file, test]) => ({ file: `${air}/${file}.browser.test.ts`, test, why: OFFERED })),
  ...[
    'MSG-15 API-46 API-47 D-26 D-27 the chunks after a failed one are sent',
    'D-26 a second Submit sends only the failed chunk',
    'D-26 so it does after a reload',
    'D-26 two failed chunks are both named',
    'D-26 a change in what the server has begins a new upload',
    'D-26 a change in the failed chunk alone goes on',
    'D-122 a chunk whose answer was lost goes out again',
    'D-26 D-122 the last answer lost at every attempt',
    'D-26 chunks that the server says are missing',
    'MSG-15 D-26 an upload that stays incomplete',
    'D-26 409 ends the submit',
    'D-26 three chunks in a row that reach nobody',
  ].map((test) => ({ file: `${air}/submit/failures.browser.test.ts`, test, why: KEYS })),
  ...[
    'API-42 AIR-35 AIR-41 AIR-67 REF-21 D-128 D-129 one chunk holds all',
    'API-44 API-45 D-26 rates go in chunks of three under one key',
    'AIR-68 more rates can be entered after it',
  ].map((test) => ({ file: `${air}/submit/payload.browser.test.ts`, test, why: KEYS })),
  { file: `${charges}/reload.browser.test.ts`, test: 'while a dialog is open closes it', why: OFFERED },
  ...['CHG-08 CHG-41 sends the lines, the box and the revision', 'D-19 MSG-11 lines of somebody else'].map(
    (test) => ({ file: `${charges}/save/saving.browser.test.ts`, test, why: KEYS }),
  ),
  ...[
    'ACTION says in words which routes have rates',
    'SUB-05 SUB-06 SUB-39 ROLE-04 in the profile of who is no admin',
    'of all that are selected is one question, and can be undone',
  ].map((test) => ({ file: `${routes}/list/route-subscriptions.browser.test.ts`, test, why: OFFERED })),
  ...[
    'SHEET-19 SUB-45 API-71 D-39 D-40 MSG-06 ERR-03 a lost connection is a failure',
    'D-37 D-122 the second press carries the key of the first',
    'API-70 anything but status 202',
  ].map((test) => ({ file: `${routes}/rate-sheet/failures.browser.test.ts`, test, why: ANSWER })),
  ...[
    'D-147 the provider’s admins see the mark-ups',
    'D-147 anybody else has no percentages',
    'SHEET-02 SHEET-19 API-67 API-68 API-69 D-64 MSG-05 sends the entries once',
  ].map((test) => ({
    file: `${routes}/rate-sheet/rate-sheet-form.browser.test.ts`,
    test,
    why: 'other backends store no mark-ups and know no jobs',
  })),
  {
    file: 'test/widgets/entity-switcher/entity-switcher.browser.test.ts',
    test: 'API-39 results that are null are no success',
    why: ANSWER,
  },
  ...['PO-57 PO-17', 'PO-60 PO-68 PO-17'].map((test) => ({
    file: 'test/widgets/order-manager/messages.browser.test.ts',
    test,
    why: ANSWER,
  })),
];
