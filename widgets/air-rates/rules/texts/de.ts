import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'air.error.from': 'Bitte das Feld „Von“ ausfüllen.',
  'air.error.to': 'Bitte das Feld „Nach“ ausfüllen.',
  'air.error.unknownAirport':
    'Bitte geben Sie den Code oder die Stadt eines Flughafens ein: „{text}“ ist nicht als solcher bekannt.',
  'air.error.unclearAirport': 'Bitte wählen Sie einen Flughafen: „{text}“ kann mehrere bedeuten.',
  'air.error.airline': 'Bitte das Feld „Fluggesellschaft“ ausfüllen.',
  'air.error.unknownAirline':
    'Bitte das Feld „Fluggesellschaft“ ausfüllen. „{text}“ ist nicht als Fluggesellschaft bekannt.',
  'air.error.validityFrom': 'Bitte das Feld „Gültig ab“ ausfüllen.',
  'air.error.noPrice': 'Bitte mindestens einen Gewichtspreis angeben.',
  'air.error.notANumber': 'Bitte eine gültige Zahl eingeben.',
  'air.error.whole': 'Höchstens {most} Stellen vor dem Komma.',
  'air.error.decimals': 'Höchstens {most} Nachkommastellen.',
  'air.error.text.long': 'Höchstens {most} Zeichen; es sind {count}.',
  'air.error.text.control': 'Der Text enthält ein Steuerzeichen.',
  'air.error.text.half': 'Der Text enthält ein halbes Zeichen.',
  'air.error.tooManyEntries': 'Höchstens {most} Einträge.',
  'air.error.sameAirports': 'Die Flughäfen „Von“ und „Nach“ dürfen nicht gleich sein, bitte ändern.',
  'air.error.transitMissing': 'Bitte eine gültige „Laufzeit“ von und bis angeben.',
  'air.error.transitOrder': 'Die kürzeste Laufzeit darf nicht länger sein als die längste, bitte ändern.',
  'air.error.routing': 'Bitte ein gültiges „Routing“ angeben.',
  'air.error.unknownRouting':
    'Bitte ein gültiges „Routing“ angeben. Erwartet werden Codes von Flughäfen wie HKG / LAX; „{text}“ ist keiner.',
  'air.routing.explained':
    'Die Flughäfen in der Reihenfolge des Fluges, das Ziel zuletzt: HKG / LAX. Ein Direktflug hat nur das Ziel.',
  'air.routing.remedy': 'Direktflug: Ziel eintragen',
  'air.error.validityOrder': '„Gültig ab“ darf nicht nach „Gültig bis“ liegen, bitte ändern.',
  'air.warning.noEnd': 'Diese Rate hat kein Enddatum.',
  'air.warning.expired': 'Diese Rate ist abgelaufen.',
  'air.warning.expiresSoon':
    '{days, plural, =0 {Diese Rate läuft heute ab.} one {Diese Rate läuft morgen ab.} other {Diese Rate läuft in # Tagen ab.}}',
  'air.warning.aboveNormal': 'Höher als der normale Preis von {price}.',
  'air.warning.aboveBreak': 'Höher als der Preis von {price} ab {level} kg.',
  'air.warning.farFromLast':
    '{direction, select, up {{percent} % über} other {{percent} % unter}} dem letzten Preis von {price}.',
  'air.warning.overlap': 'Eine andere Rate dieser Strecke und Fluggesellschaft gilt an denselben Tagen.',
  'air.warning.transit': 'Weit von den Laufzeiten der anderen Raten dieser Strecke entfernt.',
};
