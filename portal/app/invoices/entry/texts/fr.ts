import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'invoiceEntry.head': 'Facture',
  'invoiceEntry.new': 'Nouvelle facture',
  'invoiceEntry.change': 'Modifier la facture',
  'invoiceEntry.issued':
    'Le client a déjà cette facture. Dès qu’une modification est enregistrée, elle la remplace sous le même numéro et le client en est informé.',
  'invoiceEntry.back': 'Retour',
  'invoiceEntry.failed': 'Impossible de charger les données de la facture. Veuillez réessayer.',
  'invoiceEntry.number': 'Numéro de facture',
  'invoiceEntry.number.hint': 'Laisser vide pour le numéro suivant.',
  'invoiceEntry.line': 'Ligne {number}',
  'invoiceEntry.lineGone': 'Ligne supprimée',
  'invoiceEntry.noLine': 'aucune ligne',
  'invoiceEntry.removeLine': 'Supprimer la ligne {number}',
  'invoiceEntry.addLine': 'Ajouter une ligne',
  'invoiceEntry.takeOver':
    '{count, plural, one {Reprendre # frais de l’expédition} other {Reprendre # frais de l’expédition}}',
  'invoiceEntry.description': 'Libellé',
  'invoiceEntry.currency': 'Devise',
  'invoiceEntry.noCurrency': '{count, plural, other {Devise des # lignes sans devise}}',
  'invoiceEntry.setCurrency': 'Appliquer',
  'invoiceEntry.amount': 'Montant',
  'invoiceEntry.amount.notANumber': 'Veuillez saisir un montant, par exemple 1250,00.',
  'invoiceEntry.amount.tooLarge': 'Ce montant est trop grand.',
  'invoiceEntry.amount.zero': 'Veuillez saisir un montant supérieur à zéro.',
  'invoiceEntry.amount.decimals':
    '{most, plural, =0 {Cette devise n’a pas de décimales.} other {Un montant a au plus {most} décimales.}}',
  'invoiceEntry.amount.more': 'Au plus {amount} est ouvert.',
  'invoiceEntry.long': 'Veuillez utiliser au plus {most} caractères.',
  'invoiceEntry.due.order': 'Elle est due avant d’être émise.',
  'invoiceEntry.day.toCome': 'Veuillez choisir un jour qui n’est pas dans le futur.',
  'invoiceEntry.day.before': 'Un avoir ne peut pas précéder sa facture, du {day}.',
  'invoiceEntry.save': 'Enregistrer la facture',
  'invoiceEntry.told': 'Le client est prévenu et la voit aussitôt.',
  'invoiceEntry.entries': 'Paiements et avoirs',
  'invoiceEntry.payment': 'Paiement',
  'invoiceEntry.recordPayment': 'Enregistrer un paiement',
  'invoiceEntry.creditTitle': 'Créditer un montant',
  'invoiceEntry.enter': 'Enregistrer',
  'invoiceEntry.paidOn': 'Payé le',
  'invoiceEntry.creditedOn': 'Crédité le',
  'invoiceEntry.note': 'Remarque',
  'invoiceEntry.note.hint': 'Le client la voit.',
  'invoiceEntry.cancel': 'Annuler la facture',
  'invoiceEntry.cancelTitle': 'Annuler {reference} ?',
  'invoiceEntry.cancel.about':
    'Tout est crédité et plus rien n’est dû. Elle reste dans les listes comme annulée, sauf si l’avoir est annulé.',
  'invoiceEntry.billed':
    '{count, plural, one {Cette expédition a déjà une facture. Veuillez vérifier que rien n’est facturé deux fois.} other {Cette expédition a déjà # factures. Veuillez vérifier que rien n’est facturé deux fois.}}',
  'invoiceEntry.keep': 'Conserver la facture',
  'invoiceEntry.reverse': 'Annuler',
  'invoiceEntry.reverseOne':
    '{kind, select, credit {Annuler l’avoir de {amount}} other {Annuler le paiement de {amount}}}',
  'invoiceEntry.reverseTitle': '{kind, select, credit {Annuler cet avoir ?} other {Annuler ce paiement ?}}',
  'invoiceEntry.reverse.about':
    '{amount} redevient dû. L’écriture reste sur la facture, barrée, et le client en est informé, sans le motif.',
  'invoiceEntry.keepEntry': 'Conserver l’écriture',
  'invoiceEntry.reason': 'Motif',
  'invoiceEntry.reason.hint': 'Interne : le client ne le voit pas.',
  'invoiceEntry.reversedOn': 'Annulé le {day}',
  'invoiceEntry.reversed': 'Annulé le {day} par {who} : {reason}',
  'invoiceEntry.since': 'Enregistré entre-temps :',
  'invoiceEntry.sinceOne': '{kind, select, credit {Avoir} other {Paiement}} de {amount}, {day}',
  'invoiceEntry.further':
    '{kind, select, credit {C’est un autre avoir, aucun de ceux ci-dessus.} other {C’est un autre paiement, aucun de ceux ci-dessus.}}',
  'invoiceEntry.further.missing': 'Cochez cette case, ou fermez la fenêtre s’il est déjà enregistré.',
  'invoiceEntry.settled': 'Plus rien n’est dû sur cette facture.',
  'invoiceEntry.unsaved':
    '{kind, select, credit {Votre saisie n’a pas été enregistrée. S’il faut tout de même créditer le client, faites-le sur une autre facture.} other {Votre saisie n’a pas été enregistrée. Si cet argent est bien arrivé lui aussi, notez-le et convenez avec le client de le rembourser ou de l’imputer sur une autre facture.}}',
  'invoiceEntry.cancel.over':
    'Elle ne peut plus être annulée : quelque chose a été payé ou crédité entre-temps.',
  'invoiceEntry.reversedMeanwhile':
    '{kind, select, credit {Cet avoir a été annulé entre-temps.} other {Ce paiement a été annulé entre-temps.}}',
};
