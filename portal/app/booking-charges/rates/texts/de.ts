import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'quoteRates.title': 'Raten für dieses Angebot',
  'quoteRates.day': 'Gespeicherte Raten, die am {day} gelten, zum Einkaufspreis.',
  'quoteRates.agent': '{agent} sieht diese Gebühren mit ihren Kosten, sobald sie gespeichert sind.',
  'quoteRates.more': 'Es gibt mehr als die {count} gezeigten Raten.',
  'quoteRates.none': 'Für diese Strecke und Ladung gilt am {day} keine gespeicherte Rate.',
  'quoteRates.noCharges': 'Die Raten, die am {day} gelten, haben keine lokalen Gebühren.',
  'quoteRates.unknown':
    'Für dieses Angebot lassen sich keine Raten finden: Strecke, Tag und Ladung sind in der Anfrage nicht vollständig genannt.',
  'quoteRates.withCharges': 'Mit lokalen Gebühren',
  'quoteRates.chosen': 'Vom Kunden gewählt',
  'quoteRates.chosenGone':
    'Die Rate, die der Kunde gewählt hat, {reference} von {carrier}, ist nicht darunter. Sie ist abgelaufen oder ersetzt, hat keinen Preis für diese Ladung oder ist für Sie nicht sichtbar.',
  'quoteRates.containers': '{count, plural, one {# Container} other {# Container}} zu {price}',
  'quoteRates.least': 'mindestens {price}',
  'quoteRates.local': 'Lokale Gebühren: {names}',
  'quoteRates.take': 'Übernehmen',
  'quoteRates.takeOf': 'Übernehmen: {carrier}, {reference}',
  'quoteRates.taken':
    '{count, plural, one {# Zeile von {reference} wurde} other {# Zeilen von {reference} wurden}} unten eingetragen. Nichts wird gespeichert, bevor Sie speichern.',
  'quoteRates.gone':
    'Die Rate {reference} von {carrier} gilt nicht mehr: Sie ist abgelaufen oder wurde ersetzt. Nichts wurde eingetragen.',
  'quoteRates.changed':
    'Die Rate {reference} von {carrier} hat sich geändert. Bitte sehen Sie sie an und drücken Sie noch einmal „Übernehmen“.',
  'quoteRates.taken.gone':
    'Die Rate {reference} von {carrier}, aus der Zeilen übernommen wurden, gilt nicht mehr: Sie ist abgelaufen oder wurde ersetzt.',
  'quoteRates.taken.changed':
    'Die Rate {reference} von {carrier}, aus der Zeilen übernommen wurden, hat sich seitdem geändert.',
  'quoteRates.taken.ended':
    'Die Rate {reference} von {carrier}, aus der Zeilen übernommen wurden, ist abgelaufen.',
  'quoteRates.taken.last': 'Ihr letzter Tag: {day}.',
  'quoteRates.taken.was': 'Als sie übernommen wurde, war ihr letzter Tag der {day}.',
  'quoteRates.taken.toDo':
    'Die Zeilen bleiben, wie sie sind. Bitte prüfen Sie ihre Preise oder übernehmen Sie eine andere Rate, bevor Sie das Angebot abgeben.',
  'quoteRates.taken.unknown': 'Ob die übernommenen Raten noch gelten, konnte nicht ermittelt werden.',
  'quoteRates.readOnly':
    'Die Gebühren lassen sich gerade nicht ändern. Von {reference} wurde nichts eingetragen.',
  'quoteRates.chargeType': 'Bitte wählen Sie die Gebührenart von: {names}.',
  'quoteRates.leftOut': 'Weggelassen, weil das Angebot die Zahl der Einheiten nicht nennt: {charges}.',
  'quoteRates.per': '{name} ({price} je {unit})',
  'quoteRates.twice':
    'Auch unter den anderen Gebühren dieses Angebots: {names}. Bitte prüfen Sie, dass nichts doppelt berechnet wird.',
  'quoteRates.replace.title': 'Zu den Gebühren hinzufügen oder sie ersetzen?',
  'quoteRates.replace.text':
    '{count, plural, one {Es gibt schon # Zeile.} other {Es gibt schon # Zeilen.}} Beides lässt sich rückgängig machen, und nichts wird gespeichert, bevor Sie speichern.',
  'quoteRates.replace.add': 'Hinzufügen',
  'quoteRates.replace.replace': 'Ersetzen',
};
