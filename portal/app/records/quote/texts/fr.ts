import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'quote.acceptance': 'Acceptation',
  'quote.requested':
    'Votre demande est en cours de traitement. Vous serez averti dès que le devis sera émis.',
  'quote.requested.issue':
    'Le client attend ce devis. Saisissez les frais s’il n’en a pas encore, puis émettez-le.',
  'quote.issue': 'Émettre le devis',
  'quote.issue.unpriced': 'Il ne peut pas encore être émis, car il n’indique aucun prix.',
  'quote.issue.charges': 'Saisir les frais',
  'quote.issue.title': 'Émettre {reference}',
  'quote.issue.note': 'Le client peut accepter le devis jusqu’à la fin de ce jour.',
  'quote.issue.cost': 'C’est votre coût. Le client ne le voit pas : il voit le prix de vente du transitaire.',
  'quote.issue.change': 'Modifier la validité',
  'quote.validUntil': 'Valable jusqu’au',
  'quote.valid': 'Ce devis est valable jusqu’au {day}.',
  'quote.valid.open': 'Ce devis peut être accepté.',
  'quote.valid.unpriced':
    'Ce devis n’indique encore aucun prix. Il pourra être accepté dès que ses frais seront saisis.',
  'quote.waiting': 'En attente de la réponse de {customer}.',
  'quote.accept': 'Accepter le devis',
  'quote.accept.title': 'Accepter {reference} ?',
  'quote.unpriced': 'Aucun frais n’est saisi dans ce devis : il n’indique aucun prix.',
  'quote.price.changed': 'Le prix a changé : il était de {before}.',
  'quote.price.same': 'Le total est le même.',
  'quote.accept.note': 'Le transitaire et l’agent en sont avertis aussitôt, sans retour possible ici.',
  'quote.decline': 'Refuser le devis',
  'quote.decline.title': 'Refuser {reference} ?',
  'quote.decline.reason': 'Motif (facultatif)',
  'quote.decline.note': 'Il aide le transitaire à faire une meilleure offre.',
  'quote.again': 'Demander à nouveau',
  'quote.withdraw': 'Retirer la demande',
  'quote.withdraw.title': 'Retirer la demande de {reference} ?',
  'quote.withdraw.note': 'Plus personne n’y travaillera. Un nouveau devis peut être demandé à tout moment.',
  'quote.withdrawn': 'La demande de ce devis a été retirée.',
  'quote.withdrawn.by': 'Demande retirée le {time} par {name}.',
  'quote.changed.title': '{reference} a changé',
  'quote.accepted': 'Ce devis a été accepté.',
  'quote.booked': 'Réservé avec ce devis :',
  'quote.accepted.by': 'Accepté le {time} par {name}.',
  'quote.declined': 'Ce devis a été refusé.',
  'quote.declined.by': 'Refusé le {time} par {name}.',
  'quote.expired': 'Ce devis a expiré et ne peut plus être accepté.',
  'quote.expired.on': 'Ce devis était valable jusqu’au {day} et ne peut plus être accepté.',
  'quote.expired.next':
    'Recherchez les tarifs en vigueur et redemandez un devis. Votre demande est déjà saisie.',
  'quote.expired.issue': 'Il peut être émis de nouveau avec une date ultérieure.',
  'quote.search': 'Rechercher les tarifs en vigueur',
  'quote.version': 'Nouvelle version',
  'quote.version.title': 'Nouvelle version de {reference} ?',
  'quote.version.begin': 'Commencer la nouvelle version',
  'quote.version.note':
    'Le client sera informé que {status, select, Accepted {son acceptation} other {sa réponse}} ne compte plus. Modifiez les frais et émettez à nouveau le devis : le client lira alors l’ancien et le nouveau prix, et répondra à nouveau.',
  'quote.version.waited':
    'Une nouvelle version de ce devis est en préparation. Vous serez averti dès qu’elle sera émise, avec l’ancien et le nouveau prix.',
  'quote.version.issue':
    'Ceci est une nouvelle version. Modifiez ses frais et émettez-la : le client est informé de l’ancien et du nouveau prix.',
  'quote.version.earlier':
    'La version {version} a été {status, select, Accepted {acceptée} other {refusée}}{isKnown, select, true { le {time} par {name}} other {}} : {sums}. Elle ne compte plus.',
};
