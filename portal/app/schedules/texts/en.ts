export const en = {
  'schedules.add.sailing': 'Add sailing',
  'schedules.add.flight': 'Add flight',
  'schedules.added': '{name} was added to the schedules.',
  'schedules.saved': '{name} was saved.',
  'schedules.removed': '{name} was taken out of the schedules.',
  'schedules.gone': 'Somebody has removed this departure meanwhile. Saving adds it again.',
  'schedules.remove.question':
    'Nobody finds it in the schedules any more. One that a booking asks for stays.',
  'schedules.service.hint': 'What the carrier calls the loop, such as AE7.',
  'schedules.day.origin': 'Day at the port of origin',
  'schedules.day.destination': 'Day at the port of destination',
  'schedules.clocks': 'By the clocks of the airport',
  'schedules.clocks.of': 'By the clocks at {airport}',
  'schedules.via': 'Via',
  'schedules.via.wrong': 'It begins or ends at this airport.',
  'schedules.flightNumber.wrong': 'Please enter a flight number such as LH8400.',
  'schedules.transit.hint':
    'Hours and minutes such as 11:25. Leave it empty: it follows from the clocks of both airports.',
  'schedules.transit.wrong': 'Please enter hours and minutes such as 11:25.',
} as const satisfies Record<string, string>;
