import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'common.dismiss': 'Schließen',
  'common.tryAgain': 'Erneut versuchen',
  'common.remove': '{label} entfernen',
  'common.clear': '{label} leeren',
  'common.close': 'Schließen',
  'common.showOptions': 'Auswahl anzeigen',
  'common.alreadySelected': 'Bereits ausgewählt',
  'common.loading': 'Wird geladen',
  'common.percent': '{percent} %',
  'common.optionsFailed': 'Die Auswahl konnte nicht geladen werden.',
  'common.create': '„{text}“ hinzufügen',
  'common.chooseByArrows': 'Bitte mit den Pfeiltasten wählen',
  'common.results': '{count, plural, =0 {Keine Treffer} one {# Treffer} other {# Treffer}}',
  'common.unknownText':
    'Nichts gewählt: „{text}“ ist nicht bekannt. Bitte wählen Sie einen Eintrag aus der Liste.',
  'common.unclearText':
    'Nichts gewählt: „{text}“ kann mehrere Einträge bezeichnen. Bitte wählen Sie einen aus der Liste.',
  'common.noAnswer':
    'Nichts gewählt: Die Einträge zu „{text}“ konnten nicht geladen werden. Der Text bleibt stehen. Bitte versuchen Sie es erneut.',
  'common.likelyText': 'Nichts gewählt. Meinten Sie {label}? Bitte wählen Sie den Eintrag aus der Liste.',
  'common.removed': '{label} entfernt',
  'common.added': '{label} hinzugefügt',
  'common.theProvider': 'den Anbieter',
  'common.leave.title': 'Ohne Speichern verlassen?',
  'common.leave.text':
    '{count, plural, one {# Änderung an diesem Datensatz ist nicht gespeichert.} other {# Änderungen an diesem Datensatz sind nicht gespeichert.}}',
  'common.leave.stay': 'Weiter bearbeiten',
  'common.leave.go': 'Änderungen verwerfen',
  'common.unexpected': 'In diesem Teil der Seite ist ein Fehler aufgetreten.',

  'error.withContact':
    '{message}. Bitte versuchen Sie es später erneut. Bleibt das Problem bestehen, wenden Sie sich an {provider}.',
  'error.withReason': '{reason}',
  'error.noRecord': 'Kein Datensatz ausgewählt.',
  'error.noAccess': 'Sie haben keinen Zugriff auf diesen Datensatz.',
  'error.sessionExpired': 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
  'error.pageScripts':
    'Skripte dieser Seite haben Funktionen des Browsers ersetzt ({names}), sodass dieser Teil hier nicht arbeiten kann. Geändert wurde nichts. Bitte melden Sie es den Betreuern der Seite.',
  'error.offline': 'Sie sind offline. Sobald die Verbindung wieder da ist, geht es von selbst weiter.',
  'error.busy': 'Im Moment gehen zu viele Anfragen ein. Es geht gleich von selbst weiter.',
  'error.getToken':
    'Diese Seite konnte Sie hier nicht anmelden. Bitte laden Sie die Seite neu, oder wenden Sie sich an ihren Betreiber.',
  'error.linkExpired': 'Dieser Link ist abgelaufen. Bitte fordern Sie einen neuen an.',
  'error.origin':
    'Dieser Teil der Seite darf auf {origin} nicht verwendet werden. Bitte wenden Sie sich an den Betreiber der Seite.',
};
