export const en = {
  'reason.graphql': 'GraphQL error: {message}',
  'reason.http': 'HTTP error! Status: {status}',
  'reason.unreachable': 'The service cannot be reached',
  'reason.timeout': 'The service did not answer in time',
  'reason.unexpected': 'Unexpected response',
  'reason.noToken': 'Failed to obtain JWT',
  'reason.number.empty': 'The number is empty.',
  'reason.number.long': 'The number is longer than 100 characters.',
  'reason.number.control': 'The number has a control character.',
  'reason.number.half': 'The number has half of a character.',
} as const satisfies Record<string, string>;
