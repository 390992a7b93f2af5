import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'orders.heading': 'Gestion des commandes et numéros de style',
  'orders.instructions.search':
    'Recherchez pour ajouter de nouvelles commandes ou vos commandes existantes auprès de ce chargeur.',
  'orders.instructions.remove': 'Pour retirer une entrée, utilisez son X.',
  'orders.instructions.save': 'N’oubliez pas d’enregistrer les modifications',
  'orders.instructions.paste':
    'Une liste saisie avec des virgules, des espaces, + ou & est ajoutée en une fois ; un numéro qui contient l’un de ces signes ne peut être choisi que parmi les options. Une liste ou un courriel collé est d’abord lu : ce qui n’est pas une simple liste de numéros figure dans un aperçu, et rien n’est créé avant que vous ne l’ajoutiez.',
  'orders.instructions.more': 'Comment ça marche',
  'orders.po.label': 'Commandes',
  'orders.po.placeholder': 'Choisir ou créer des commandes',
  'orders.po.hint': 'Saisissez pour rechercher',
  'orders.po.create': 'Ajouter la commande «\u00a0{text}\u00a0»',
  'orders.alike': 'existe déjà, écrit ainsi',
  'orders.po.stored': 'La commande «\u00a0{number}\u00a0» a été ajoutée et est déjà enregistrée.',
  'orders.po.storedAlike':
    'La commande «\u00a0{number}\u00a0» a été ajoutée et est déjà enregistrée. «\u00a0{alike}\u00a0» en est une autre.',
  'orders.sn.alike':
    'Le numéro de style «\u00a0{number}\u00a0» a été ajouté. «\u00a0{alike}\u00a0» en est un autre.',
  'orders.row': 'Commande «\u00a0{orderNumber}\u00a0»\u00a0:',
  'orders.row.count': '{count, plural, one {# numéro de style} other {# numéros de style}}',
  'orders.row.unlinked': 'Retirée par quelqu’un d’autre. L’enregistrement la rétablit.',
  'orders.rows': 'Commandes de ce dossier',
  'orders.rows.filter': 'Rechercher',
  'orders.rows.filtered': '{shown} commandes sur {total}',
  'orders.rows.none': 'Aucune commande ne correspond à «\u00a0{text}\u00a0».',
  'orders.rows.empty': 'Aucune commande pour l’instant.',
  'orders.sn.label': 'Numéros de style de {orderNumber}',
  'orders.sn.placeholder': 'Choisir ou créer des numéros de style',
  'orders.sn.create': 'Ajouter le n°\u00a0de style «\u00a0{text}\u00a0»',
  'orders.save': 'Enregistrer',
  'orders.saved': 'Modifications enregistrées. Vous pouvez fermer cette page.',
  'orders.savedWithout':
    'Modifications enregistrées, sans «\u00a0{numbers}\u00a0», saisi mais pas ajouté. Appuyez sur Entrée dans son champ pour l’ajouter, puis enregistrez à nouveau.',
  'orders.savedOthers': 'Vos autres modifications sont enregistrées. {unlinked}',
  'orders.unlinked':
    'Quelqu’un d’autre a retiré {count, plural, one {la commande} other {les commandes}} {orders} de ce dossier. Non enregistré\u00a0: {numbers}. Enregistrez pour rétablir ce qui a été retiré, ou retirez-le avec son X.',
  'orders.unsaved':
    '{count, plural, one {# modification non enregistrée} other {# modifications non enregistrées}}',
  'orders.unsavedOf': '{count} : {what}',
  'orders.unsavedStyles':
    '{added, plural, =0 {} one {# numéro de style ajouté} other {# numéros de style ajoutés}}{both, select, yes {, } other {}}{removed, plural, =0 {} one {# numéro de style retiré} other {# numéros de style retirés}}',
  'orders.status.loading': 'Chargement des commandes',
  'orders.status.searchingPo': 'Recherche des commandes',
  'orders.status.searchingSn': 'Recherche des numéros de style',
  'orders.status.linking': 'Mise à jour des commandes',
  'orders.quickAdd.progress': 'Ajout de {done} sur {total}',
  'orders.quickAdd.summary':
    '{added, plural, =0 {} one {# ajouté} other {# ajoutés}}{afterAdded, select, yes {, } other {}}{created, plural, =0 {} one {# créé} other {# créés}}{afterCreated, select, yes {, } other {}}{present, plural, =0 {} one {# déjà présent} other {# déjà présents}}',
  'orders.quickAdd.failed': '{pieces}: {reason}',
  'orders.undo': 'Annuler',
  'orders.undo.addedOne': '{number} ajoutée',
  'orders.undo.added': '{count, plural, one {# commande ajoutée} other {# commandes ajoutées}}',
  'orders.undo.styled':
    '{count, plural, one {numéro de style {numbers} ajouté} other {numéros de style {numbers} ajoutés}}',
  'orders.undo.removed': '{number} retiré',
  'orders.undo.discarded': 'texte collé abandonné',
  'orders.undone':
    '{count, plural, one {# commande n’est plus dans ce dossier.} other {# commandes ne sont plus dans ce dossier.}}',
  'orders.undoneStay':
    '{count, plural, one {# commande n’est plus dans ce dossier.} other {# commandes ne sont plus dans ce dossier.}} {stay, plural, one {# commande créée n’a pas pu être supprimée et reste dans la liste des commandes.} other {# commandes créées n’ont pas pu être supprimées et restent dans la liste des commandes.}}',
  'orders.waiting':
    '{count, plural, =0 {Ce que vous avez collé est toujours là.} one {# commande collée n’est pas encore ajoutée.} other {# commandes collées ne sont pas encore ajoutées.}}',
  'orders.waiting.continue': 'Continuer',
  'orders.waiting.discard': 'Abandonner',
  'orders.status.reading': 'Lecture du texte collé',
  'orders.error.preview':
    'L’aperçu du texte collé n’a pas pu être chargé. Ce que vous avez collé est toujours là.',
  'orders.others.who': '{who} a modifié ce dossier le {at} : {what}',
  'orders.others.own': 'Vous avez modifié ce dossier ailleurs le {at} : {what}',
  'orders.others.somebody': 'Quelqu’un d’autre a modifié ce dossier : {what}',
  'orders.others.added': '{numbers} ajouté',
  'orders.others.removed': '{numbers} retiré',
  'orders.others.styled': 'numéros de style de {numbers} modifiés',
  'orders.others.show': 'Afficher',
  'orders.row.changed': 'Modifié entre-temps',
  'orders.noOwner': 'Le dossier n’a ni client ni société',
  'orders.error.type':
    'Type de dossier inconnu\u00a0: {type}. Veuillez prévenir les responsables de cette page.',
  'orders.error.booking': 'Échec du chargement de la réservation\u00a0: {reason}',
  'orders.error.shipment': 'Échec du chargement de l’expédition\u00a0: {reason}',
  'orders.error.page': 'Échec du chargement de la page\u00a0: {reason}',
  'orders.error.addSn': 'Impossible d’ajouter le numéro de style\u00a0: {reason}',
  'orders.error.addSnThrown': 'Une erreur est survenue lors de l’ajout du numéro de style\u00a0: {reason}',
  'orders.error.addPo': 'Impossible d’ajouter la commande\u00a0: {reason}',
  'orders.error.link': 'Échec de la mise à jour de la commande\u00a0: {reason}',
  'orders.error.addPoThrown': 'Une erreur est survenue lors de l’ajout de la commande\u00a0: {reason}',
  'orders.error.searchPo': 'Échec de la recherche des commandes\u00a0: {reason}',
  'orders.error.searchSn': 'Échec de la recherche des numéros de style\u00a0: {reason}',
  'orders.error.createPo': 'Échec de la création de la commande\u00a0: {reason}',
  'orders.error.createSn': 'Échec de la création du numéro de style\u00a0: {reason}',
  'orders.error.quickPo': 'Impossible d’ajouter les commandes en une fois\u00a0: {reason}',
  'orders.error.quickSn': 'Impossible d’ajouter les numéros de style en une fois\u00a0: {reason}',
  'orders.error.save': 'Échec de l’enregistrement\u00a0: {reason}',
};
