export const en = {
  'quote.acceptance': 'Acceptance',
  'quote.requested': 'Your request is being worked on. You are told as soon as the quote is issued.',
  'quote.requested.issue':
    'The customer waits for this quote. Enter its charges, if it has none yet, and issue it.',
  'quote.issue': 'Issue quote',
  'quote.issue.unpriced': 'It can’t be issued yet because it names no price.',
  'quote.issue.charges': 'Enter charges',
  'quote.issue.title': 'Issue {reference}',
  'quote.issue.note': 'The customer can accept the quote until the end of this day.',
  'quote.issue.cost': 'This is your cost. The customer does not see it, but the forwarder’s selling price.',
  'quote.issue.change': 'Change validity',
  'quote.validUntil': 'Valid until',
  'quote.valid': 'This quote is valid until {day}.',
  'quote.valid.open': 'This quote can be accepted.',
  'quote.valid.unpriced':
    'This quote names no price yet. It can be accepted as soon as its charges are entered.',
  'quote.waiting': 'Waiting for the answer of {customer}.',
  'quote.accept': 'Accept quote',
  'quote.accept.title': 'Accept {reference}?',
  'quote.unpriced': 'No charges are entered in this quote: it names no price.',
  'quote.accept.note': 'The forwarder and the agent are told at once, and this can’t be taken back here.',
  'quote.decline': 'Decline quote',
  'quote.decline.title': 'Decline {reference}?',
  'quote.decline.reason': 'Reason (optional)',
  'quote.decline.note': 'It helps the forwarder to make a better offer.',
  'quote.changed.title': '{reference} has changed',
  'quote.accepted': 'This quote was accepted.',
  'quote.accepted.by': 'Accepted on {time} by {name}.',
  'quote.declined': 'This quote was declined.',
  'quote.declined.by': 'Declined on {time} by {name}.',
  'quote.expired': 'This quote has expired and can’t be accepted any more.',
  'quote.expired.on': 'This quote expired after {day} and can’t be accepted any more.',
  'quote.expired.next':
    'Please search for current rates and request a new quote. What you asked for is filled in.',
  'quote.expired.issue': 'It can be issued again with a later day.',
  'quote.search': 'Search for current rates',
  'quote.version': 'New version',
  'quote.version.title': 'New version of {reference}?',
  'quote.version.begin': 'Begin the new version',
  'quote.version.note':
    'The customer will be told that its {status, select, Accepted {acceptance} other {answer}} no longer counts. Change the charges and issue the quote again: the customer then reads the old and the new price, and answers anew.',
  'quote.version.waited':
    'A new version of this quote is being worked on. You are told as soon as it is issued, with the old and the new price.',
  'quote.version.issue':
    'This is a new version. Change its charges and issue it: the customer is told the old and the new price.',
  'quote.version.earlier':
    'Version {version} was {status, select, Accepted {accepted} other {declined}}{isKnown, select, true { on {time} by {name}} other {}}: {sums}. This no longer counts.',
} as const satisfies Record<string, string>;
