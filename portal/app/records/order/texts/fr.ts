import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'order.dates': 'Dates clés',
  'order.dates.none': 'Aucune date pour le moment.',
  'order.dates.change': 'Modifier les dates',
  'order.dates.title': 'Dates de {number}',
  'order.dates.note': 'Laissez vide ce qui n’est pas encore connu.',
  'order.cargoReadyOn': 'Marchandise prête',
  'order.shipFrom': 'Expédition à partir du',
  'order.shipUntil': 'Expédition jusqu’au',
  'order.deliverBy': 'Livraison exigée le',
  'order.cargoReadyOn.contradiction':
    'La marchandise ne sera prête qu’après la fin de la période d’expédition.',
  'order.shipUntil.problem': 'La période d’expédition finit avant de commencer.',
  'order.deliverBy.contradiction': 'La livraison est exigée avant que la marchandise puisse partir.',
  'order.plan.cargoReadyOn': 'La marchandise n’est prête qu’après le départ réservé du {day}.',
  'order.plan.shipFrom': 'Le départ réservé du {day} précède le début de la période d’expédition.',
  'order.plan.shipUntil': 'Le départ réservé du {day} suit la fin de la période d’expédition.',
  'order.contradiction.told':
    'Les dates sont enregistrées, signalées dans la liste et communiquées à l’autre partie.',
  'order.many.title': '{count, plural, one {Dates de # commande} other {Dates de # commandes}}',
  'order.many.save': '{count, plural, one {Enregistrer # commande} other {Enregistrer # commandes}}',
  'order.many.saved':
    '{count, plural, one {Les dates de # commande ont été enregistrées.} other {Les dates de # commandes ont été enregistrées.}}',
  'order.many.days': 'Décaler toutes les dates (jours)',
  'order.many.days.hint': 'Au-dessous de zéro : plus tôt',
  'order.many.days.problem': 'Veuillez indiquer des jours entiers, 366 au plus.',
  'order.many.note': 'Une date laissée vide ne change pas.',
  'order.many.same': 'Ne change pas',
  'order.supplier.none': 'Aucun fournisseur pour le moment.',
  'order.supplier.choose': 'Choisir un fournisseur',
  'order.supplier.change': 'Changer de fournisseur',
  'order.supplier.title': 'Fournisseur de {number}',
  'order.supplier.name': 'Nom du nouveau fournisseur',
  'order.supplier.unlisted': 'Le fournisseur n’est pas dans la liste',
  'order.supplier.listed': 'Choisir dans la liste',
  'order.supplier.becomes': 'Il devient un fournisseur de {company}.',
  'order.remove': 'Retirer la commande',
  'order.remove.title': 'Retirer la commande {number}',
  'order.remove.keep': 'Garder la commande',
  'order.remove.question':
    'Elle disparaît de la liste et n’est plus proposée nulle part, pour tous ceux qui la voient. Vous pouvez l’annuler pendant dix minutes.',
  'order.remove.styles':
    'Voici ses numéros de style. Ceux qu’aucune autre commande n’a sont retirés aussi\u00a0:',
  'order.remove.moreStyles': '{count, plural, one {et # autre} other {et # autres}}',
  'order.remove.carried':
    'Elle ne peut être ni renommée ni retirée, car elle figure sur {records}{more, plural, =0 {} one { et # autre} other { et # autres}}.',
  'order.rename': 'Changer le numéro',
  'order.rename.title': 'Numéro de {number}',
  'order.rename.long': '{count} caractères au plus, s’il vous plaît.',
  'order.pasteDates': 'Coller des dates',
  'order.pasteDates.title': 'Dates d’une liste',
  'order.pasteDates.list': 'Liste',
  'order.pasteDates.hint':
    'Numéros de commande et dates comme dans un tableur, une commande par ligne. Une cellule vide ne change pas sa date.',
  'order.pasteDates.column': 'Colonne {number}',
  'order.pasteDates.means': '« {date} » signifie',
  'order.pasteDates.choose':
    'Choisissez le jour voulu : les dates de cette liste peuvent se lire de deux façons.',
  'order.pasteDates.out': 'Ignorer',
  'order.pasteDates.unknown': 'Ces commandes n’existent pas : {numbers}',
  'order.pasteDates.several':
    'Plusieurs sociétés ont une commande portant ce numéro. Veuillez la modifier sur sa propre page : {numbers}',
  'order.pasteDates.unreadable': 'Une date est illisible : {numbers}',
  'order.removeMany': 'Retirer des commandes',
  'order.removeMany.title': '{count, plural, one {Retirer # commande} other {Retirer # commandes}}',
  'order.removeMany.remove': '{count, plural, one {Retirer # commande} other {Retirer # commandes}}',
  'order.removeMany.stays': 'Reste : elle figure sur {records}',
  'order.removeMany.note':
    'Les commandes retirées disparaissent de la liste pour tous. Vous pouvez l’annuler pendant dix minutes.',
  'order.removeMany.removed':
    '{count, plural, one {# commande a été retirée.} other {# commandes ont été retirées.}}',
  'order.renamed': '« {before} » s’appelle maintenant « {number} ».',
  'order.undo': 'Annuler',
  'order.removed': 'La commande «\u00a0{number}\u00a0» a été retirée.',
  'order.gone': 'La commande a été retirée entre-temps.',
  'order.late.notShipped':
    'La période d’expédition a pris fin le {day} et toutes les marchandises ne sont pas parties. Les jours sont comptés jusqu’à aujourd’hui.',
  'order.late.notDelivered':
    'La livraison était exigée le {day} et toutes les marchandises ne sont pas livrées. Les jours sont comptés jusqu’à aujourd’hui.',
  'order.late.arrives':
    'La livraison est exigée le {day} et les dernières marchandises arrivent le {arrival}. Les jours sont comptés jusque-là.',
  'order.late.shipment':
    'Ce sont les jours de retard d’une expédition sur son plan, selon l’estimation ou jusqu’à aujourd’hui.',
  'order.late.reason': 'Pourquoi {reference} arrive en retard\u00a0: {reason}',
  'order.next': 'Prochaine étape\u00a0: {name}, {time}',
  'order.next.late': 'Prochaine étape\u00a0: {name}, prévue le {time}',
  'order.next.expected': 'Prochaine étape\u00a0: {name}, attendue le {day} (prévue le {plan})',
  'order.next.notBefore': 'Prochaine étape\u00a0: {name}, pas avant le {day} (prévue le {plan})',
};
