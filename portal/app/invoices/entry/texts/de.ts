import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'invoiceEntry.head': 'Rechnung',
  'invoiceEntry.new': 'Neue Rechnung',
  'invoiceEntry.change': 'Rechnung ändern',
  'invoiceEntry.issued':
    'Der Kunde hat diese Rechnung bereits. Sobald eine Änderung gespeichert ist, tritt sie unter derselben Nummer an ihre Stelle, und der Kunde wird benachrichtigt.',
  'invoiceEntry.back': 'Zurück',
  'invoiceEntry.failed':
    'Die Angaben zur Rechnung konnten nicht geladen werden. Bitte versuchen Sie es erneut.',
  'invoiceEntry.number': 'Rechnungsnummer',
  'invoiceEntry.number.hint': 'Leer lassen für die nächste Nummer.',
  'invoiceEntry.line': 'Position {number}',
  'invoiceEntry.lineGone': 'Entfernte Position',
  'invoiceEntry.noLine': 'keine Position',
  'invoiceEntry.removeLine': 'Position {number} entfernen',
  'invoiceEntry.addLine': 'Position hinzufügen',
  'invoiceEntry.takeOver':
    '{count, plural, one {# Gebühr der Sendung übernehmen} other {# Gebühren der Sendung übernehmen}}',
  'invoiceEntry.description': 'Beschreibung',
  'invoiceEntry.currency': 'Währung',
  'invoiceEntry.noCurrency': '{count, plural, other {Währung der # Positionen ohne Währung}}',
  'invoiceEntry.setCurrency': 'Übernehmen',
  'invoiceEntry.amount': 'Betrag',
  'invoiceEntry.amount.notANumber': 'Bitte geben Sie einen Betrag ein, etwa 1250,00.',
  'invoiceEntry.amount.tooLarge': 'Dieser Betrag ist zu groß.',
  'invoiceEntry.amount.zero': 'Bitte geben Sie einen Betrag über null ein.',
  'invoiceEntry.amount.decimals':
    '{most, plural, =0 {Diese Währung hat keine Nachkommastellen.} other {Ein Betrag hat höchstens {most} Nachkommastellen.}}',
  'invoiceEntry.amount.more': 'Offen sind höchstens {amount}.',
  'invoiceEntry.long': 'Bitte verwenden Sie höchstens {most} Zeichen.',
  'invoiceEntry.due.order': 'Sie ist fällig, bevor sie ausgestellt ist.',
  'invoiceEntry.day.toCome': 'Bitte wählen Sie einen Tag, der nicht in der Zukunft liegt.',
  'invoiceEntry.day.before': 'Eine Gutschrift kann nicht vor ihrer Rechnung vom {day} liegen.',
  'invoiceEntry.save': 'Rechnung speichern',
  'invoiceEntry.told': 'Der Kunde wird benachrichtigt und sieht sie sofort.',
  'invoiceEntry.entries': 'Zahlungen und Gutschriften',
  'invoiceEntry.payment': 'Zahlung',
  'invoiceEntry.recordPayment': 'Zahlung erfassen',
  'invoiceEntry.creditTitle': 'Betrag gutschreiben',
  'invoiceEntry.enter': 'Speichern',
  'invoiceEntry.paidOn': 'Bezahlt am',
  'invoiceEntry.creditedOn': 'Gutgeschrieben am',
  'invoiceEntry.note': 'Notiz',
  'invoiceEntry.note.hint': 'Der Kunde sieht sie.',
  'invoiceEntry.cancel': 'Rechnung stornieren',
  'invoiceEntry.cancelTitle': '{reference} stornieren?',
  'invoiceEntry.cancel.about':
    'Alles wird gutgeschrieben, und es ist nichts mehr offen. Sie bleibt als storniert in den Listen, sofern die Gutschrift nicht storniert wird.',
  'invoiceEntry.billed':
    '{count, plural, one {Zu dieser Sendung gibt es bereits eine Rechnung. Bitte prüfen Sie, dass nichts doppelt berechnet wird.} other {Zu dieser Sendung gibt es bereits # Rechnungen. Bitte prüfen Sie, dass nichts doppelt berechnet wird.}}',
  'invoiceEntry.keep': 'Rechnung behalten',
  'invoiceEntry.reverse': 'Stornieren',
  'invoiceEntry.reverseOne':
    '{kind, select, credit {Gutschrift über {amount} stornieren} other {Zahlung über {amount} stornieren}}',
  'invoiceEntry.reverseTitle':
    '{kind, select, credit {Diese Gutschrift stornieren?} other {Diese Zahlung stornieren?}}',
  'invoiceEntry.reverse.about':
    '{amount} ist dann wieder offen. Der Eintrag bleibt durchgestrichen auf der Rechnung, und der Kunde wird benachrichtigt, ohne den Grund.',
  'invoiceEntry.keepEntry': 'Eintrag behalten',
  'invoiceEntry.reason': 'Grund',
  'invoiceEntry.reason.hint': 'Intern: Der Kunde sieht ihn nicht.',
  'invoiceEntry.reversedOn': 'Storniert am {day}',
  'invoiceEntry.reversed': 'Storniert am {day} von {who}: {reason}',
  'invoiceEntry.since': 'Inzwischen erfasst:',
  'invoiceEntry.sinceOne': '{kind, select, credit {Gutschrift} other {Zahlung}} über {amount}, {day}',
  'invoiceEntry.further':
    '{kind, select, credit {Dies ist eine weitere Gutschrift, keine der obigen.} other {Dies ist eine weitere Zahlung, keine der obigen.}}',
  'invoiceEntry.further.missing':
    'Bitte setzen Sie diesen Haken, oder schließen Sie den Dialog, wenn sie schon erfasst ist.',
  'invoiceEntry.settled': 'Von dieser Rechnung ist nichts mehr offen.',
  'invoiceEntry.unsaved':
    '{kind, select, credit {Ihre Eingaben wurden nicht gespeichert. Soll der Kunde trotzdem eine Gutschrift erhalten, erfassen Sie sie bei einer anderen Rechnung.} other {Ihre Eingaben wurden nicht gespeichert. Ist auch dieses Geld eingegangen, notieren Sie es und klären Sie mit dem Kunden, ob es zurückgezahlt oder mit einer anderen Rechnung verrechnet wird.}}',
  'invoiceEntry.cancel.over':
    'Sie kann nicht mehr storniert werden: Inzwischen wurde etwas gezahlt oder gutgeschrieben.',
  'invoiceEntry.reversedMeanwhile':
    '{kind, select, credit {Diese Gutschrift wurde inzwischen storniert.} other {Diese Zahlung wurde inzwischen storniert.}}',
};
