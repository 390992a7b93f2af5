import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'booking.new': 'Demander une réservation',
  'booking.back': 'Retour sans envoyer',
  'booking.freight': 'Fret',
  'booking.pieces': 'Colis',
  'booking.optional': 'Facultatif',
  'booking.ordersTitle': 'Commandes',
  'booking.orders': 'Commandes à expédier',
  'booking.orders.hint':
    'Facultatif, possible aussi plus tard. Les commandes livrées ou déjà réservées ne sont pas proposées.',
  'booking.orders.ready': 'prête le {day}',
  'booking.orders.placeholder': 'Saisir une partie du numéro',
  'booking.orders.customerFirst': 'Choisissez d’abord le client.',
  'booking.orders.gone':
    '{count, plural, one {{numbers} n’existe plus ou ne vous est pas visible. Retirez-la.} other {{numbers} n’existent plus ou ne vous sont pas visibles. Retirez-les.}}',
  'booking.leftOut': 'Parmi les commandes choisies, celles-ci ne font pas partie de la demande :',
  'booking.leftOut.all': 'Aucune des commandes choisies ne peut faire partie d’une demande :',
  'booking.leftOut.delivered': 'Elle est déjà livrée',
  'booking.leftOut.booked': 'Elle figure déjà dans une autre réservation',
  'booking.leftOut.customer': 'Elle est d’un autre client, et une demande vaut pour un seul',
  'booking.leftOut.many': 'Une demande accepte au plus {most} commandes',
  'booking.leftOut.missing':
    '{count, plural, one {# commande n’existe plus ou ne vous est pas visible} other {# commandes n’existent plus ou ne vous sont pas visibles}}',
  'booking.parties': 'Parties et remarques',
  'booking.request': 'Demander la réservation',
  'booking.save': 'Enregistrer les modifications',
  'booking.sending': 'Envoi en cours',
  'booking.unfinished': 'Demandes inachevées',
  'booking.unfinished.continue': 'Continuer',
  'booking.unfinished.discard': 'Abandonner',
  'booking.unfinished.discarded': 'Le brouillon est abandonné.',
  'booking.unfinished.noOrders': 'sans commandes',
  'booking.unfinished.template': 'Modèle «\u00a0{name}\u00a0»',
  'booking.unfinished.templateGone': 'Modèle retiré',
  'booking.problem.customer': 'Choisissez la société propriétaire des marchandises.',
  'booking.problem.pieces': 'Saisissez un nombre entier, au moins 1.',
  'booking.quoteOpen':
    '{reference} n’a pas été accepté ; il ne peut pas encore donner lieu à une réservation.',
  'booking.changeOf': 'Modifier la demande {reference}',
  'booking.answered': '{reference} a reçu une réponse et ne peut plus être modifiée ici.',
  'booking.answered.copy':
    'Votre saisie n’a pas été enregistrée. Elle reste ci-dessous pour que vous puissiez la copier.',
  'booking.withdrawn': '{reference} a été retirée entre-temps et ne peut plus être modifiée ici.',
  'booking.quote.open': 'Ouvrir le devis',
  'booking.quote.without': 'Demander sans le devis',
  'booking.quote.isWithout': 'Cette réservation est demandée sans le devis.',
  'booking.quote.booked':
    '{quote} est déjà réservé : {bookings}. Son prix vaut pour une expédition. Demandez une autre réservation seulement si d’autres marchandises sont à expédier.',
  'booking.departure.sailing': 'Départ souhaité',
  'booking.departure.flight': 'Vol souhaité',
  'booking.departure.hint': 'Facultatif. Seuls les départs encore accessibles sont proposés.',
  'booking.departure.placeholder': 'Choisir, ou saisir navire, voyage ou compagnie',
  'booking.departure.placeholder.flight': 'Choisir ou saisir le numéro de vol',
  'booking.party.choose': '{party} : choisir parmi partenaires et adresses',
  'booking.ofBooking': 'De la réservation',
  'booking.lastParties':
    'L’expéditeur, le destinataire, l’enlèvement et l’incoterm sont ceux de {reference}. Veuillez les vérifier.',
  'booking.ofQuote': 'Du devis',
  'booking.paste': 'Coller une liste de commandes',
  'booking.paste.list': 'Numéros de commande',
  'booking.paste.hint':
    'D’un e-mail ou d’un tableur. Les numéros sont trouvés quelle que soit leur écriture.',
  'booking.paste.add':
    '{count, plural, =0 {Ajouter des commandes} one {Ajouter # commande} other {Ajouter # commandes}}',
  'booking.paste.added':
    '{count, plural, =0 {Aucune commande n’a été ajoutée.} one {# commande a été ajoutée.} other {# commandes ont été ajoutées.}}',
  'booking.paste.left':
    'Ces commandes ne sont pas encore dans la réservation. Veuillez les ajouter ou vider ce champ.',
  'booking.paste.unknown': 'Aucune commande ne porte ces numéros : {numbers}',
  'booking.problem.unNumber': 'Saisissez les quatre chiffres du numéro ONU.',
  'booking.problem.dangerClass': 'Choisissez la classe.',
  'booking.party.placeholder': 'Choisir un partenaire ou une adresse',
  'booking.party.partner': 'Ajouter un partenaire',
  'booking.party.partner.one': 'Ajouter un partenaire : {party}',
  'booking.party.add': 'Ajouter une adresse',
  'booking.party.add.one': 'Ajouter une adresse : {party}',
  'booking.party.change': 'Modifier l’adresse',
  'booking.party.change.one': 'Modifier l’adresse : {party}',
  'booking.orders.new': 'Nouvelles commandes',
  'booking.orders.newOne': '{number} (nouvelle)',
  'booking.paste.new':
    '{count, plural, one {L’ajouter comme nouvelle commande} other {Ajouter # nouvelles commandes}}',
  'booking.begin': 'Commencer avec',
  'booking.templates': 'Modèles',
  'booking.begin.bookings': 'Dernières réservations',
  'booking.template': 'Modèle',
  'booking.ofTemplate': 'Du modèle',
  'booking.template.save': 'Enregistrer comme modèle',
  'booking.template.keep': 'Enregistrer le modèle',
  'booking.template.name': 'Nom du modèle',
  'booking.template.note':
    'Le trajet, la marchandise, les parties et les conditions sont gardés pour tous dans votre société ; le jour, les commandes et le départ ne le sont pas.',
  'booking.template.long': 'Veuillez saisir au plus {most} caractères.',
  'booking.template.taken':
    'Un modèle «\u00a0{name}\u00a0» existe déjà. Veuillez choisir un autre nom, ou le remplacer.',
  'booking.template.replace': 'Remplacer le modèle «\u00a0{name}\u00a0» pour tous dans votre société',
  'booking.template.tick': 'Veuillez cocher cette case, ou choisir un autre nom.',
  'booking.template.replaced':
    'Le modèle «\u00a0{name}\u00a0» a été remplacé. Les réservations déjà faites restent.',
  'booking.template.kept':
    'Le modèle «\u00a0{name}\u00a0» est enregistré. Il est proposé à chaque nouvelle réservation.',
  'booking.template.remove': 'Retirer',
  'booking.template.remove.one': 'Retirer le modèle {name}',
  'booking.template.question':
    'Plus personne dans votre société ne pourra commencer une réservation avec lui. Les réservations déjà faites restent.',
  'booking.template.removed': 'Le modèle «\u00a0{name}\u00a0» a été retiré.',
  'booking.departure.cutOff': 'Clôture {time}',
  'booking.missed.request':
    'Choisissez un départ plus tardif ou un jour antérieur, ou envoyez la demande telle quelle : la personne qui y répond le verra aussi.',
};
