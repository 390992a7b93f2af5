import type { ErrorCode } from './events.ts';

/** What a host is told of a code of `fp-error`. Texts are plain English; `code` stands between backticks. */
export interface ErrorDocumentation {
  /** What has happened. */
  readonly meaning: string;
  /** What the host's developer, or its user, does about it. */
  readonly remedy: string;
}

/** Every code that an element sends. */
export const ERROR_DOCUMENTATION: Readonly<Record<ErrorCode, ErrorDocumentation>> = {
  load: {
    meaning:
      "The element's code could not be had: the network, a policy, an extension or an integrity that doesn't fit.",
    remedy:
      'Look into the console for what was refused. The element offers `Try again`, and so does putting another one of its tag into the page.',
  },
  render: {
    meaning: 'The element failed while it drew itself.',
    remedy: 'It offers `Try again`. Report it with `cause`; the page around it is not affected.',
  },
  'origin-refused': {
    meaning: "The server takes no requests from the page's origin.",
    remedy: 'Add the origin, which `cause.message` and the console name, to `ALLOWED_ORIGINS` of the server.',
  },
  'get-token': {
    meaning:
      '`getToken` threw, took longer than ten seconds, or gave something that is no token. The user reads that the page could not sign them in.',
    remedy:
      '`cause.message` and the console say which of these it was, and `cause.cause` is what it threw. Give a text, null, or a promise of either.',
  },
  unauthorized: {
    meaning: 'The token has expired, was revoked, or is none of this server.',
    remedy:
      'Make another link, and set `token`, or give tokens by `getToken`, which is asked again after a refusal.',
  },
  forbidden: {
    meaning: 'The token opens another record, or its role may not do this.',
    remedy: "Compare the link's record and role with the element's attributes.",
  },
  'session-expired': {
    meaning: "The portal's own session has ended. Elements with a token never send it.",
    remedy: 'The user signs in again; nothing entered is lost.',
  },
  'no-record': {
    meaning: 'There is no usable `record-id`, neither as attribute nor in the address of the page.',
    remedy:
      'Set `record-id` to a whole number. If a framework sets the property, its script has come before that of the bundle.',
  },
  'not-found': {
    meaning: 'There is no such record, or none that the token may see.',
    remedy: 'Check the number; the user goes back to the list.',
  },
  'unknown-feature': {
    meaning: '`feature` names no list of charges.',
    remedy: 'Use one of those that the page of `<booking-charges>` lists.',
  },
  'unknown-type': {
    meaning: '`record-type` of `<po-style-manager>` is neither `booking` nor `shipment`.',
    remedy: 'Set one of the two; `cause.message` and the console name what was set.',
  },
  'unknown-role': {
    meaning:
      '`user-role` of `<booking-charges>` is missing, or neither `admin` nor `agent`. The element draws nothing, so that the user reads nothing of it: `message` is English, and in the console, too.',
    remedy: 'Set one of the two.',
  },
  invalid: {
    meaning: 'Something that was entered or answered is wrong.',
    remedy: 'The user corrects what the message names; nothing was saved.',
  },
  'too-many': {
    meaning: 'More rows than a submission holds.',
    remedy: 'The user submits them in two.',
  },
  'too-large': {
    meaning: 'An amount is larger in USD than can be stored.',
    remedy: 'The user corrects the line that the message names.',
  },
  'no-rate': {
    meaning: 'There is no exchange rate for the currency of a line.',
    remedy: 'Try again later, or enter the line in USD or CAD; the server needs `EXCHANGE_RATE_URL`.',
  },
  incomplete: {
    meaning:
      'Not all that was entered is stored: the server holds less of a submission than was sent to it, a number was typed and not added, somebody else took an order off the record before its style numbers were saved, or an answer left out rows of a record, which a save would remove.',
    remedy:
      'The user submits again, where what has arrived already is not doubled, adds the number and saves again, or decides whether the order comes back; a record of which rows are left out can be read, and is loaded again.',
  },
  busy: { meaning: 'Something else is still being sent.', remedy: 'The user waits until it has ended.' },
  draft: {
    meaning: 'What was entered could not be stored on the device.',
    remedy: 'It stays as long as the page is open. The browser forbids its storage, or it is full.',
  },
  'no-previous': {
    meaning: 'There is no earlier submission to take over.',
    remedy: 'Nothing; the user enters the rates.',
  },
  'no-entity': {
    meaning: 'It is not known for which company the rates are.',
    remedy: 'Give `record-id`, or a link to a submission or a company.',
  },
  'no-owner': {
    meaning: 'The record belongs to no company, so that nothing new can be added for it.',
    remedy: 'The provider sets the company of the record.',
  },
  'admin-check': {
    meaning: 'It could not be found out whether the user may switch the company; nothing is drawn.',
    remedy: 'Load the page again.',
  },
  network: {
    meaning: 'The server was not reached, after several tries.',
    remedy: 'The user tries again; a save that did arrive is not done twice.',
  },
  timeout: { meaning: 'The server did not answer in time.', remedy: 'As for `network`.' },
  http: {
    meaning: 'The server answered with another status than was expected.',
    remedy: '`cause.requestId` finds the request in the log of the server.',
  },
  graphql: {
    meaning: 'The server refused what was asked, or somebody else saved meanwhile.',
    remedy: 'The message says why; `cause.requestId` finds the request in the log of the server.',
  },
  lost: {
    meaning:
      "A backend without idempotency keys (`backend: {idempotency: false}` in `/config.json`) gave no answer to a change, and what is stored doesn't show it. It was sent once and is not repeated.",
    remedy: "The message says whether the change was not found or can't be told; the user looks and decides.",
  },
  unexpected: {
    meaning: 'The server answered something that the element does not understand.',
    remedy: 'Bundle and server may be of releases that do not fit; report it with `cause`.',
  },
};
