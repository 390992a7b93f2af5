export const en = {
  'common.dismiss': 'Dismiss',
  'common.tryAgain': 'Try again',
  'common.remove': 'Remove {label}',
  'common.clear': 'Clear {label}',
  'common.close': 'Close',
  'common.showOptions': 'Show options',
  'common.alreadySelected': 'Already selected',
  'common.loading': 'Loading',
  'common.percent': '{percent} %',
  'common.optionsFailed': 'The options could not be loaded.',
  'common.create': 'Add "{text}"',
  'common.chooseByArrows': 'Choose with the arrow keys',
  'common.results': '{count, plural, =0 {No results} one {# result} other {# results}}',
  'common.unknownText': 'Nothing was chosen: "{text}" is not known. Please choose one from the list.',
  'common.unclearText': 'Nothing was chosen: "{text}" may mean several. Please choose one from the list.',
  /** They could not be loaded, or not in time. */
  'common.noAnswer':
    'Nothing was chosen: the entries for "{text}" could not be loaded. The text is kept. Please try again.',
  /** Found in spite of a typo. */
  'common.likelyText': 'Nothing was chosen. Did you mean {label}? Please choose it from the list.',
  'common.removed': '{label} removed',
  'common.added': '{label} added',
  'common.theProvider': 'the provider',
  'common.leave.title': 'Leave without saving?',
  'common.leave.text':
    '{count, plural, one {# change of this record is not saved.} other {# changes of this record are not saved.}}',
  'common.leave.stay': 'Keep editing',
  'common.leave.go': 'Discard changes',
  'common.unexpected': 'Something went wrong in this part of the page.',

  /** D-107: the message comes without its final full stop. */
  'error.withContact': '{message}. Please try again later, if issue stays, contact {provider}.',
  /** What the server gives as its reason, below the message. */
  'error.withReason': '{reason}',
  'error.noRecord': 'No record selected.',
  'error.noAccess': 'You do not have access to this record.',
  'error.sessionExpired': 'Your session has expired. Please sign in again.',
  'error.pageScripts':
    'Scripts of this page have replaced functions of the browser ({names}), so that this part can’t work here. Nothing was changed. Please tell whoever looks after the page.',
  'error.offline': 'You are offline. Work goes on by itself when the connection is back.',
  'error.busy': 'Too many requests at the moment. Work goes on by itself shortly.',
  'error.getToken': 'This page could not sign you in here. Please reload it, or tell the people who run it.',
  'error.linkExpired': 'This link has expired. Please ask for a new one.',
  'error.origin': 'This part of the page may not be used on {origin}. Please tell the people who run it.',
} as const satisfies Record<string, string>;
