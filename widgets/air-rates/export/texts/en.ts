/** Headings of an exported file; `headings/words.ts` of the import knows all of them. */
export const en = {
  'lanes.title': 'Rates',
  'lanes.from': 'From',
  'lanes.to': 'To',
  'lanes.airline': 'Airline',
  'lanes.level': '+ {level} Kgs',
  'lanes.minTime': 'T/Time min',
  'lanes.maxTime': 'T/Time max',
  'lanes.maxCapacity': 'Max Capacity',
  'lanes.routing': 'Routing',
  'lanes.validityFrom': 'Validity From',
  'lanes.validityTo': 'Validity To',
  'lanes.comment': 'Rate Specific Notes',
} as const satisfies Record<string, string>;
