export const en = {
  'quoteRates.title': 'Rates for this quote',
  'quoteRates.day': 'Stored rates that count on {day}, at cost.',
  'quoteRates.agent': '{agent} sees these charges with their cost once they are saved.',
  'quoteRates.more': 'There are more rates than the {count} shown.',
  'quoteRates.none': 'No stored rate for this lane and cargo counts on {day}.',
  'quoteRates.noCharges': 'The rates that count on {day} have no local charges.',
  'quoteRates.unknown':
    'No rates can be found for this quote: its request doesn’t name lane, day and cargo in full.',
  'quoteRates.withCharges': 'With local charges',
  'quoteRates.chosen': 'Chosen by the customer',
  'quoteRates.chosenGone':
    'The rate that the customer chose, {reference} of {carrier}, is not among them. It has ended or was replaced, has no price for this cargo, or is not yours to see.',
  'quoteRates.containers': '{count, plural, one {# container} other {# containers}} at {price}',
  'quoteRates.least': 'minimum {price}',
  'quoteRates.local': 'Local charges: {names}',
  'quoteRates.take': 'Take over',
  'quoteRates.takeOf': 'Take over: {carrier}, {reference}',
  'quoteRates.taken':
    '{count, plural, one {# line of {reference} was} other {# lines of {reference} were}} entered below. Nothing is stored before you save.',
  'quoteRates.gone':
    'The rate {reference} of {carrier} doesn’t count any more: it has ended or was replaced. Nothing was entered.',
  'quoteRates.changed':
    'The rate {reference} of {carrier} has changed. Please look at it and press Take over again.',
  'quoteRates.taken.gone':
    'The rate {reference} of {carrier}, of which lines were taken over, doesn’t count any more: it has ended or was replaced.',
  'quoteRates.taken.changed':
    'The rate {reference} of {carrier}, of which lines were taken over, has changed since.',
  'quoteRates.taken.ended': 'The rate {reference} of {carrier}, of which lines were taken over, has ended.',
  'quoteRates.taken.last': 'Its last day: {day}.',
  'quoteRates.taken.was': 'When it was taken over, its last day was {day}.',
  'quoteRates.taken.toDo':
    'The lines stay as they are. Please check their prices, or take over another rate, before you issue the quote.',
  'quoteRates.taken.unknown': 'Whether the rates that were taken over still count could not be found out.',
  'quoteRates.readOnly': 'The charges can’t be changed at the moment. Nothing of {reference} was entered.',
  'quoteRates.chargeType': 'Please choose the charge type of: {names}.',
  'quoteRates.leftOut': 'Left out, as the quote doesn’t say how many units there are: {charges}.',
  'quoteRates.per': '{name} ({price} per {unit})',
  'quoteRates.twice':
    'Also among the other charges of this quote: {names}. Please check that nothing is charged twice.',
  'quoteRates.replace.title': 'Add to the charges or replace them?',
  'quoteRates.replace.text':
    '{count, plural, one {There is # line already.} other {There are # lines already.}} Either way can be undone, and nothing is stored before you save.',
  'quoteRates.replace.add': 'Add',
  'quoteRates.replace.replace': 'Replace',
} as const satisfies Record<string, string>;
