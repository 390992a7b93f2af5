import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'quote.acceptance': 'Annahme',
  'quote.requested':
    'Ihre Anfrage wird bearbeitet. Sie erhalten eine Mitteilung, sobald das Angebot abgegeben ist.',
  'quote.requested.issue':
    'Der Kunde wartet auf dieses Angebot. Geben Sie die Gebühren ein, falls noch keine erfasst sind, und geben Sie es ab.',
  'quote.issue': 'Angebot abgeben',
  'quote.issue.unpriced': 'Es kann noch nicht abgegeben werden, weil es keinen Preis nennt.',
  'quote.issue.charges': 'Gebühren erfassen',
  'quote.issue.title': '{reference} abgeben',
  'quote.issue.note': 'Bis zum Ende dieses Tages kann der Kunde das Angebot annehmen.',
  'quote.issue.cost':
    'Das sind Ihre Kosten. Der Kunde sieht sie nicht, sondern den Verkaufspreis des Spediteurs.',
  'quote.issue.change': 'Gültigkeit ändern',
  'quote.validUntil': 'Gültig bis',
  'quote.valid': 'Dieses Angebot gilt bis {day}.',
  'quote.valid.open': 'Dieses Angebot kann angenommen werden.',
  'quote.valid.unpriced':
    'Dieses Angebot nennt noch keinen Preis. Es kann angenommen werden, sobald seine Gebühren erfasst sind.',
  'quote.waiting': 'Die Antwort von {customer} steht aus.',
  'quote.accept': 'Angebot annehmen',
  'quote.accept.title': '{reference} annehmen?',
  'quote.unpriced': 'In diesem Angebot sind keine Gebühren erfasst: Es nennt keinen Preis.',
  'quote.price.changed': 'Der Preis hat sich geändert: Er betrug {before}.',
  'quote.price.same': 'Die Summe ist dieselbe.',
  'quote.accept.note':
    'Der Spediteur und der Agent erfahren es sofort. Hier lässt sich das nicht zurücknehmen.',
  'quote.decline': 'Angebot ablehnen',
  'quote.decline.title': '{reference} ablehnen?',
  'quote.decline.reason': 'Grund (freiwillig)',
  'quote.decline.note': 'Er hilft dem Spediteur, ein besseres Angebot zu machen.',
  'quote.again': 'Erneut anfragen',
  'quote.withdraw': 'Anfrage zurückziehen',
  'quote.withdraw.title': 'Anfrage zu {reference} zurückziehen?',
  'quote.withdraw.note':
    'Niemand arbeitet dann mehr daran. Ein neues Angebot kann jederzeit angefragt werden.',
  'quote.withdrawn': 'Die Anfrage zu diesem Angebot wurde zurückgezogen.',
  'quote.withdrawn.by': 'Anfrage zurückgezogen am {time} von {name}.',
  'quote.changed.title': '{reference} hat sich geändert',
  'quote.accepted': 'Dieses Angebot wurde angenommen.',
  'quote.booked': 'Damit gebucht:',
  'quote.accepted.by': 'Angenommen am {time} von {name}.',
  'quote.declined': 'Dieses Angebot wurde abgelehnt.',
  'quote.declined.by': 'Abgelehnt am {time} von {name}.',
  'quote.expired': 'Dieses Angebot ist abgelaufen und kann nicht mehr angenommen werden.',
  'quote.expired.on': 'Dieses Angebot galt bis {day} und kann nicht mehr angenommen werden.',
  'quote.expired.next':
    'Bitte suchen Sie nach aktuellen Raten und fragen Sie neu an. Ihre Angaben sind schon ausgefüllt.',
  'quote.expired.issue': 'Es kann mit einem späteren Tag erneut abgegeben werden.',
  'quote.search': 'Aktuelle Raten suchen',
  'quote.version': 'Neue Version',
  'quote.version.title': 'Neue Version von {reference}?',
  'quote.version.begin': 'Neue Version beginnen',
  'quote.version.note':
    'Der Kunde erfährt, dass seine {status, select, Accepted {Annahme} other {Antwort}} nicht mehr gilt. Ändern Sie die Gebühren, und geben Sie das Angebot erneut ab: Der Kunde liest dann den alten und den neuen Preis und antwortet neu.',
  'quote.version.waited':
    'An einer neuen Version dieses Angebots wird gearbeitet. Sie erhalten eine Mitteilung mit dem alten und dem neuen Preis, sobald sie abgegeben ist.',
  'quote.version.issue':
    'Dies ist eine neue Version. Ändern Sie die Gebühren, und geben Sie sie ab: Der Kunde erfährt den alten und den neuen Preis.',
  'quote.version.earlier':
    'Version {version} wurde {isKnown, select, true {am {time} von {name} } other {}}{status, select, Accepted {angenommen} other {abgelehnt}}: {sums}. Das gilt nicht mehr.',
};
