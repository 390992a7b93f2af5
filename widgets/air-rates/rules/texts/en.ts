export const en = {
  'air.error.from': 'Please fill the "From" field.',
  'air.error.to': 'Please fill the "To" field.',
  'air.error.unknownAirport': 'Please enter the code or city of an airport: "{text}" is not known as one.',
  'air.error.airline': 'Please fill the "Airline" field.',
  'air.error.validityFrom': 'Please fill the "Validity From" field.',
  'air.error.noPrice': 'Please provide at least one weight price field.',
  'air.error.notANumber': 'Please enter a valid number.',
  'air.error.whole': 'At most {most} digits before the decimal point.',
  'air.error.decimals': 'At most {most} decimals.',
  'air.error.text.long': 'At most {most} characters; there are {count}.',
  'air.error.text.control': 'The text has a control character.',
  'air.error.text.half': 'The text has half of a character.',
  'air.error.tooManyEntries': 'At most {most} entries.',
  'air.error.sameAirports': "Airport 'From' and 'To' can't be the same, please update.",
  'air.error.transitMissing': 'Please enter a valid "Transit Time" range.',
  'air.error.transitOrder': "'Min Transit Time' can't be higher than 'Max Transit Time', please update.",
  'air.error.routing': "Please enter valid 'Routing'.",
  'air.error.unknownRouting':
    'Please enter valid \'Routing\'. Codes of airports are expected, such as HKG / LAX; "{text}" is none.',
  'air.error.validityOrder': "'Validity From' can't be after 'Validity To', please update.",
  'air.warning.noEnd': 'This rate has no end date.',
  'air.warning.expired': 'This rate has expired.',
  'air.warning.expiresSoon':
    '{days, plural, =0 {This rate expires today.} one {This rate expires tomorrow.} other {This rate expires in # days.}}',
  'air.warning.aboveNormal': 'Higher than the normal price of {price}.',
  'air.warning.aboveBreak': 'Higher than the price of {price} from {level} kg.',
  'air.warning.farFromLast':
    '{direction, select, up {{percent}% above} other {{percent}% below}} the last price of {price}.',
  'air.warning.overlap': 'Another rate of this lane and airline is valid on the same days.',
  'air.warning.transit': 'Far from the transit times of the other rates of this lane.',
  'air.warning.thousands':
    'Read as {number}: a comma before three digits is a thousands sign. Please write decimals with a dot.',
} as const satisfies Record<string, string>;
