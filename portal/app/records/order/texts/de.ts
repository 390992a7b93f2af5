import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'order.dates': 'Termine',
  'order.dates.none': 'Noch keine Termine.',
  'order.dates.change': 'Termine ändern',
  'order.dates.title': 'Termine von {number}',
  'order.dates.note': 'Lassen Sie leer, was noch nicht bekannt ist.',
  'order.cargoReadyOn': 'Ware bereit',
  'order.shipFrom': 'Versand ab',
  'order.shipUntil': 'Versand bis',
  'order.deliverBy': 'Lieferung bis',
  'order.cargoReadyOn.contradiction': 'Die Ware ist erst nach dem Ende des Versandzeitraums bereit.',
  'order.shipUntil.problem': 'Der Versandzeitraum endet, bevor er beginnt.',
  'order.deliverBy.contradiction': 'Die Lieferung ist verlangt, bevor die Ware abgehen kann.',
  'order.plan.cargoReadyOn': 'Die Ware ist erst nach der gebuchten Abfahrt am {day} bereit.',
  'order.plan.shipFrom': 'Die gebuchte Abfahrt am {day} liegt vor dem Beginn des Versandzeitraums.',
  'order.plan.shipUntil': 'Die gebuchte Abfahrt am {day} liegt nach dem Ende des Versandzeitraums.',
  'order.contradiction.told':
    'Die Termine werden gespeichert, in der Liste markiert und der anderen Seite mitgeteilt.',
  'order.many.title': '{count, plural, one {Termine von # Bestellung} other {Termine von # Bestellungen}}',
  'order.many.save': '{count, plural, one {# Bestellung speichern} other {# Bestellungen speichern}}',
  'order.many.saved':
    '{count, plural, one {Die Termine von # Bestellung sind gespeichert.} other {Die Termine von # Bestellungen sind gespeichert.}}',
  'order.many.days': 'Alle Termine um Tage verschieben',
  'order.many.days.hint': 'Unter null: früher',
  'order.many.days.problem': 'Bitte ganze Tage, höchstens 366.',
  'order.many.note': 'Ein leeres Datum bleibt, wie es ist.',
  'order.many.same': 'Bleibt, wie sie ist',
  'order.supplier.none': 'Noch kein Lieferant.',
  'order.supplier.choose': 'Lieferanten wählen',
  'order.supplier.change': 'Lieferanten ändern',
  'order.supplier.title': 'Lieferant von {number}',
  'order.supplier.name': 'Name des neuen Lieferanten',
  'order.supplier.unlisted': 'Der Lieferant steht nicht in der Liste',
  'order.supplier.listed': 'Aus der Liste wählen',
  'order.supplier.becomes': 'Er wird ein Lieferant von {company}.',
  'order.remove': 'Bestellung entfernen',
  'order.remove.title': 'Bestellung {number} entfernen',
  'order.remove.keep': 'Bestellung behalten',
  'order.remove.question':
    'Sie verschwindet für alle, die sie sehen, aus der Liste und wird nirgends mehr angeboten. Zehn Minuten lang können Sie das rückgängig machen.',
  'order.remove.styles':
    'Das sind ihre Style-Nummern. Die, die keine andere Bestellung hat, werden auch entfernt:',
  'order.remove.moreStyles': '{count, plural, other {und # weitere}}',
  'order.remove.carried':
    'Sie lässt sich nicht umbenennen oder entfernen, weil sie auf {records}{more, plural, =0 {} other { und # weiteren}} steht.',
  'order.rename': 'Nummer ändern',
  'order.rename.title': 'Nummer von {number}',
  'order.rename.long': 'Bitte höchstens {count} Zeichen.',
  'order.pasteDates': 'Termine einfügen',
  'order.pasteDates.title': 'Termine aus einer Liste',
  'order.pasteDates.list': 'Liste',
  'order.pasteDates.hint':
    'Bestellnummern und Termine wie in einer Tabelle, eine Bestellung je Zeile. Eine leere Zelle lässt den Termin, wie er ist.',
  'order.pasteDates.column': 'Spalte {number}',
  'order.pasteDates.means': '„{date}“ bedeutet',
  'order.pasteDates.choose':
    'Wählen Sie den gemeinten Tag: Die Daten dieser Liste lassen sich auf zwei Arten lesen.',
  'order.pasteDates.out': 'Auslassen',
  'order.pasteDates.unknown': 'Diese Bestellungen gibt es nicht: {numbers}',
  'order.pasteDates.several':
    'Mehrere Firmen haben eine Bestellung mit dieser Nummer. Bitte ändern Sie diese auf ihrer eigenen Seite: {numbers}',
  'order.pasteDates.unreadable': 'Ein Datum ist nicht lesbar: {numbers}',
  'order.removeMany': 'Bestellungen entfernen',
  'order.removeMany.title': '{count, plural, one {# Bestellung entfernen} other {# Bestellungen entfernen}}',
  'order.removeMany.remove': '{count, plural, one {# Bestellung entfernen} other {# Bestellungen entfernen}}',
  'order.removeMany.stays': 'Bleibt: steht auf {records}',
  'order.removeMany.note':
    'Was entfernt wird, verschwindet für alle aus der Liste. Zehn Minuten lang können Sie das rückgängig machen.',
  'order.removeMany.removed':
    '{count, plural, one {# Bestellung wurde entfernt.} other {# Bestellungen wurden entfernt.}}',
  'order.renamed': '„{before}“ heißt jetzt „{number}“.',
  'order.undo': 'Rückgängig',
  'order.removed': 'Die Bestellung „{number}“ wurde entfernt.',
  'order.gone': 'Die Bestellung wurde inzwischen entfernt.',
  'order.late.notShipped':
    'Der Versandzeitraum endete am {day}, und nicht alle Waren sind abgegangen. Gezählt wird bis heute.',
  'order.late.notDelivered':
    'Die Lieferung war bis zum {day} verlangt, und nicht alle Waren sind geliefert. Gezählt wird bis heute.',
  'order.late.arrives':
    'Die Lieferung ist bis zum {day} verlangt, und die letzten Waren kommen am {arrival} an. Gezählt wird bis dahin.',
  'order.late.shipment':
    'Gezählt werden die Tage, um die eine Sendung hinter ihrem Plan liegt, wie erwartet oder bis heute.',
  'order.late.reason': 'Warum {reference} zu spät ankommt: {reason}',
  'order.next': 'Als Nächstes: {name}, {time}',
  'order.next.late': 'Als Nächstes: {name}, geplant war {time}',
  'order.next.expected': 'Als Nächstes: {name}, erwartet {day} (geplant {plan})',
  'order.next.notBefore': 'Als Nächstes: {name}, nicht vor dem {day} (geplant {plan})',
};
