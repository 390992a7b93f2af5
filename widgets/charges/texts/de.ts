import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'charges.title': 'Gebühren',
  'charges.unknownFeature': 'Unbekannte Gebührenart: {feature}',
  'charges.heading':
    '{feature, select, exw_charges {EXW-Gebühren} destination_charges {Gebühren am Bestimmungsort} manifests_charges {Manifestgebühren} freight_charges {Frachtkosten} delivery_charges {Zustellgebühren} origin_charges {Gebühren am Abgangsort} pickup_charges {Abholgebühren} rail_charges {Bahngebühren} other {Gebühren}}',
  'charges.record': '{type, select, manifest {Manifest} other {Angebot}} {reference}',
  'charges.lastSaved': 'Zuletzt gespeichert: {time}',
  'charges.lastSavedBy': 'Zuletzt gespeichert: {time} von {name}',
  'charges.addProfit': '10\u00a0% Gewinn aufschlagen',
  'charges.save': 'Speichern',
  'charges.saved': 'Gebühren gespeichert.',
  'charges.unsaved':
    '{count, plural, one {# nicht gespeicherte Änderung} other {# nicht gespeicherte Änderungen}}',
  'charges.status.loading': 'Gebühren werden geladen',
  'charges.column.chargeType': 'Gebührenart',
  'charges.column.currency': 'Währung',
  'charges.column.unitCode': 'Einheit',
  'charges.column.quantity': 'Menge',
  'charges.column.unitCost': 'Stückkosten',
  'charges.column.totalPrice': 'Gesamtkosten',
  'charges.column.price': 'Preis',
  'charges.allContainers': 'Preis für alle Container des Angebots',
  'charges.column.minimumPrice': 'Mindestpreis',
  'charges.column.comments': 'Bemerkungen',
  'charges.column.usd': 'In USD',
  'charges.unit.EA': 'Stück',
  'charges.unit.CBM': 'Kubikmeter',
  'charges.unit.KG': 'Kilogramm',
  'charges.unit.CTN': 'Karton',
  'charges.mark.manual': 'Von Hand',
  'charges.mark.minimum': 'Mindestpreis gilt',
  'charges.usd.from': 'aus {currency} {amount}',
  'charges.usd.when': 'zu {rate} · {date}, {source}',
  'charges.usd.asked': 'Kurs wird abgefragt',
  'charges.usd.none': 'Kein Kurs',
  'charges.totals': 'Summen',
  'charges.totals.for': 'für {cargo}',
  'charges.total': 'Summe',
  'charges.total.cost': 'Kosten',
  'charges.total.profit': 'Mit 10\u00a0% Gewinnaufschlag',
  'charges.total.usd': 'Summe in USD',
  'charges.total.unknown': 'Unbekannt',
  'charges.total.noCurrency': 'Ohne Währung',
  'charges.empty': 'Noch keine Gebühren.',
  'charges.empty.hint': 'Fügen Sie eine Zeile hinzu oder fügen Sie einen Block aus einer Tabelle ein.',
  'charges.copy':
    '{type, select, manifest {Aus anderem Manifest kopieren} other {Aus anderem Angebot kopieren}}',
  'charges.exportCsv': 'CSV exportieren',
  'charges.exportXlsx': 'XLSX exportieren',
  'charges.draft': 'Änderungen vom {time} wurden nicht gespeichert.',
  'charges.draft.restore': 'Wiederherstellen',
  'charges.draft.discard': 'Verwerfen',
  'charges.draft.full': 'Ihr Entwurf konnte auf diesem Gerät nicht gespeichert werden.',
  'charges.draft.unreadable': 'Ihr gespeicherter Entwurf konnte nicht wiederhergestellt werden.',
  'charges.draft.elsewhere': 'Dieser Entwurf ist in einem anderen Tab geöffnet.',
  'charges.draft.takeOver': 'Übernehmen',
  'charges.stale.load': 'Aktuelle Zeilen laden',
  'charges.merged':
    'Die aktuellen Zeilen sind geladen und enthalten auch Ihre Änderungen. Bitte prüfen Sie sie und speichern Sie erneut.',
  'charges.conflict.stored': 'Inzwischen von jemand anderem geändert: {value}',
  'charges.conflict.draft': 'Im wiederhergestellten Entwurf: {value}',
  'charges.conflict.blank': 'leer',
  'charges.conflict.removed':
    'Jemand anderes hat diese Zeile inzwischen entfernt. Beim Speichern wird sie wieder angelegt.',
  'charges.conflict.restored':
    'Sie haben diese Zeile entfernt, sie wurde aber inzwischen geändert und steht deshalb wieder da.',
  'charges.merged.conflicts':
    'Die aktuellen Zeilen sind geladen, darüber Ihre Änderungen. Wo beide dasselbe geändert haben, steht Ihre Änderung mit einer Warnung. Bitte prüfen Sie sie und speichern Sie erneut.',
  'charges.decided.on':
    '{status, select, Accepted {Der Kunde hat dieses Angebot am {day} angenommen. Seine Gebühren ändern sich nicht mehr.} Declined {Der Kunde hat dieses Angebot am {day} abgelehnt. Seine Gebühren ändern sich nicht mehr.} Cancelled {Die Anfrage zu diesem Angebot wurde am {day} zurückgezogen. Seine Gebühren ändern sich nicht mehr.} Expired {Dieses Angebot konnte bis {day} angenommen werden.} other {Dieses Manifest wurde am {day} abgerechnet. Geänderte Gebühren weichen von der Rechnung des Kunden ab.}}',
  'charges.decided':
    '{status, select, Accepted {Der Kunde hat dieses Angebot angenommen. Seine Gebühren ändern sich nicht mehr.} Declined {Der Kunde hat dieses Angebot abgelehnt. Seine Gebühren ändern sich nicht mehr.} Cancelled {Die Anfrage zu diesem Angebot wurde zurückgezogen. Seine Gebühren ändern sich nicht mehr.} Expired {Dieses Angebot ist abgelaufen.} other {Dieses Manifest ist abgeschlossen. Geänderte Gebühren ändern, was mit dem Kunden vereinbart ist.}}',
  'charges.issued':
    'Der Kunde hat dieses Angebot bereits. Sobald geänderte Gebühren gespeichert sind, gilt der neue Preis, und der Kunde wird benachrichtigt.',
  'charges.confirm':
    'Dieses Manifest ist abgerechnet; der Kunde wird über die Änderung benachrichtigt. Trotzdem speichern?',
  'charges.version': 'Neue Version',
  'charges.version.question':
    'Der Kunde erfährt, dass seine {status, select, Accepted {Annahme} other {Antwort}} nicht mehr gilt, und kann erneut antworten, sobald die neue Version abgegeben ist.',
  'charges.version.begin': 'Neue Version beginnen',
  'charges.version.by': 'Ein Administrator des Anbieters kann eine neue Version beginnen.',
  'charges.version.begun':
    'Die Gebühren können jetzt geändert werden. Der Kunde sieht den neuen Preis, sobald das Angebot wieder abgegeben ist.',
  'charges.version.already': 'Eine neue Version wurde bereits begonnen.',
  'charges.version.failed': 'Die neue Version konnte nicht begonnen werden. Bitte versuchen Sie es erneut.',
  'charges.confirm.save': 'Änderung speichern',
  'charges.confirm.cancel': 'Abbrechen',
  'charges.mode': '{mode, select, Ocean {Seefracht} Air {Luftfracht} other {{mode}}}',
  'charges.storedInUsd': 'Beträge in {currencies} werden in USD gespeichert.',
  'charges.error.load': 'Gebühren konnten nicht geladen werden. Bitte versuchen Sie es erneut.',
  'charges.error.save': 'Gebühren konnten nicht angelegt werden',
  'charges.error.stale':
    'Diese Gebühren wurden von jemand anderem geändert. Bitte laden Sie sie vor dem Speichern neu.',
  'charges.error.rate': '{currency} konnte nicht in USD umgerechnet werden. Nichts wurde gespeichert.',
  'charges.error.part':
    'Dieser Teil konnte nicht geladen werden. Versuchen Sie es erneut, oder speichern Sie und laden Sie die Seite neu.',
  'charges.error.blank': 'Bitte füllen Sie dieses Feld aus.',
  'charges.error.unknown': 'Bitte wählen Sie aus der Liste.',
  'charges.error.notANumber': 'Das ist keine Zahl.',
  'charges.error.tooLarge': 'Höchstens 12 Stellen vor dem Komma.',
  'charges.error.tooLargeInUsd':
    'Zeile {line}: In USD hat ein Betrag mehr als 12 Stellen vor dem Komma. Nichts wurde gespeichert.',
  'charges.error.tooMany':
    'Es können höchstens {most} Zeilen gespeichert werden, hier sind es {count}. Nichts wurde gespeichert.',
  'charges.error.tooLong': 'Höchstens 2.000 Zeichen.',
};
