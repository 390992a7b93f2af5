import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'orders.heading': 'Bestellungen und Style-Nummern verwalten',
  'orders.instructions.search':
    'Suchen Sie, um neue oder bei diesem Versender bereits vorhandene Bestellungen hinzuzufügen.',
  'orders.instructions.remove': 'Einen Eintrag entfernen Sie mit seinem X.',
  'orders.instructions.save': 'Bitte denken Sie daran, die Änderungen zu speichern',
  'orders.instructions.paste':
    'Eine mit Kommas, Leerzeichen, + oder & getippte oder eingefügte Liste wird in einem Zug hinzugefügt; eine Nummer, die selbst eines dieser Zeichen enthält, lässt sich nur aus der Auswahl wählen.',
  'orders.instructions.more': 'So funktioniert es',
  'orders.po.label': 'Bestellungen',
  'orders.po.placeholder': 'Bestellungen wählen oder anlegen',
  'orders.po.hint': 'Zum Suchen tippen',
  'orders.po.create': 'Neue Bestellung „{text}“ anlegen',
  'orders.alike': 'so geschrieben vorhanden',
  'orders.po.stored': 'Bestellung „{number}“ wurde hinzugefügt und ist schon gespeichert.',
  'orders.po.storedAlike':
    'Bestellung „{number}“ wurde hinzugefügt und ist schon gespeichert. „{alike}“ ist eine andere.',
  'orders.sn.alike': 'Style-Nummer „{number}“ wurde hinzugefügt. „{alike}“ ist eine andere.',
  'orders.row': 'Bestellung „{orderNumber}“:',
  'orders.row.count': '{count, plural, one {# Style-Nummer} other {# Style-Nummern}}',
  'orders.row.unlinked': 'Von jemand anderem entfernt. Beim Speichern wird sie wieder aufgenommen.',
  'orders.rows': 'Bestellungen dieses Datensatzes',
  'orders.rows.filter': 'Suchen',
  'orders.rows.filtered': '{shown} von {total} Bestellungen',
  'orders.rows.none': 'Keine Bestellung passt zu „{text}“.',
  'orders.rows.empty': 'Noch keine Bestellungen.',
  'orders.sn.label': 'Style-Nummern für {orderNumber}',
  'orders.sn.placeholder': 'Style-Nummern wählen oder anlegen',
  'orders.sn.create': 'Neue Style-Nummer „{text}“ anlegen',
  'orders.save': 'Änderungen speichern',
  'orders.saved': 'Änderungen gespeichert. Sie können diese Seite jetzt schließen.',
  'orders.savedWithout':
    'Änderungen gespeichert, ohne „{numbers}“: das wurde eingegeben, aber nicht hinzugefügt. Drücken Sie im Feld die Eingabetaste und speichern Sie erneut.',
  'orders.savedOthers': 'Ihre übrigen Änderungen sind gespeichert. {unlinked}',
  'orders.unlinked':
    'Jemand anderes hat {count, plural, one {die Bestellung} other {die Bestellungen}} {orders} inzwischen aus diesem Datensatz entfernt. Nicht gespeichert: {numbers}. Speichern Sie, um das Entfernte wieder aufzunehmen, oder entfernen Sie es mit seinem X.',
  'orders.unsaved':
    '{count, plural, one {# nicht gespeicherte Änderung} other {# nicht gespeicherte Änderungen}}',
  'orders.status.loading': 'Bestellungen werden geladen',
  'orders.status.searchingPo': 'Bestellungen werden gesucht',
  'orders.status.searchingSn': 'Style-Nummern werden gesucht',
  'orders.status.linking': 'Bestellungen werden aktualisiert',
  'orders.quickAdd.progress': '{done} von {total} hinzugefügt',
  'orders.quickAdd.summary':
    '{added, plural, =0 {} other {# hinzugefügt}}{afterAdded, select, yes {, } other {}}{created, plural, =0 {} other {# angelegt}}{afterCreated, select, yes {, } other {}}{present, plural, =0 {} other {# bereits vorhanden}}',
  'orders.quickAdd.failed': '{pieces}: {reason}',
  'orders.undo': 'Rückgängig',
  'orders.undo.addedOne': '{number} hinzugefügt',
  'orders.undo.added': '{count, plural, one {# Bestellung hinzugefügt} other {# Bestellungen hinzugefügt}}',
  'orders.undo.styled':
    '{count, plural, one {Style-Nummer {numbers} hinzugefügt} other {Style-Nummern {numbers} hinzugefügt}}',
  'orders.undo.removed': '{number} entfernt',
  'orders.undo.discarded': 'eingefügten Text verworfen',
  'orders.undone':
    '{count, plural, one {# Bestellung ist wieder aus diesem Datensatz entfernt.} other {# Bestellungen sind wieder aus diesem Datensatz entfernt.}}',
  'orders.undoneStay':
    '{count, plural, one {# Bestellung ist wieder aus diesem Datensatz entfernt.} other {# Bestellungen sind wieder aus diesem Datensatz entfernt.}} {stay, plural, one {# angelegte konnte nicht gelöscht werden und bleibt in der Liste der Bestellungen.} other {# angelegte konnten nicht gelöscht werden und bleiben in der Liste der Bestellungen.}}',
  'orders.waiting':
    '{count, plural, =0 {Was Sie eingefügt haben, ist noch da.} one {# eingefügte Bestellung ist noch nicht hinzugefügt.} other {# eingefügte Bestellungen sind noch nicht hinzugefügt.}}',
  'orders.waiting.continue': 'Fortfahren',
  'orders.waiting.discard': 'Verwerfen',
  'orders.status.reading': 'Eingefügter Text wird gelesen',
  'orders.error.preview':
    'Die Vorschau des Eingefügten konnte nicht geladen werden. Was Sie eingefügt haben, ist noch da.',
  'orders.noOwner': 'Der Datensatz hat weder Kunde noch Firma',
  'orders.error.booking': 'Buchungsdaten konnten nicht geladen werden: {reason}',
  'orders.error.shipment': 'Sendungsdaten konnten nicht geladen werden: {reason}',
  'orders.error.page': 'Die Seite konnte nicht geladen werden: {reason}',
  'orders.error.addSn': 'Style-Nummer konnte nicht hinzugefügt werden: {reason}',
  'orders.error.addSnThrown': 'Fehler beim Hinzufügen der Style-Nummer: {reason}',
  'orders.error.addPo': 'Bestellung konnte nicht hinzugefügt werden: {reason}',
  'orders.error.link': 'Bestellung konnte nicht aktualisiert werden: {reason}',
  'orders.error.addPoThrown': 'Fehler beim Hinzufügen der Bestellung: {reason}',
  'orders.error.searchPo': 'Bestellungen konnten nicht gesucht werden: {reason}',
  'orders.error.searchSn': 'Style-Nummern konnten nicht gesucht werden: {reason}',
  'orders.error.createPo': 'Bestellung konnte nicht angelegt werden: {reason}',
  'orders.error.createSn': 'Style-Nummer konnte nicht angelegt werden: {reason}',
  'orders.error.quickPo': 'Bestellungen konnten nicht gesammelt hinzugefügt werden: {reason}',
  'orders.error.quickSn': 'Style-Nummern konnten nicht gesammelt hinzugefügt werden: {reason}',
  'orders.error.save': 'Änderungen konnten nicht gespeichert werden: {reason}',
};
