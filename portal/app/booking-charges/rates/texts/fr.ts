import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'quoteRates.title': 'Tarifs pour ce devis',
  'quoteRates.day': 'Tarifs enregistrés valables le {day}, au prix coûtant.',
  'quoteRates.agent': '{agent} voit ces frais avec leur coût dès qu’ils sont enregistrés.',
  'quoteRates.more': 'Il y a plus de tarifs que les {count} affichés.',
  'quoteRates.none': 'Aucun tarif enregistré pour ce trajet et cette marchandise n’est valable le {day}.',
  'quoteRates.noCharges': 'Les tarifs valables le {day} n’ont pas de frais locaux.',
  'quoteRates.unknown':
    'Aucun tarif ne peut être cherché pour ce devis : sa demande n’indique pas complètement le trajet, le jour et la marchandise.',
  'quoteRates.withCharges': 'Avec les frais locaux',
  'quoteRates.chosen': 'Choisi par le client',
  'quoteRates.chosenGone':
    'Le tarif choisi par le client, {reference} de {carrier}, n’y figure pas. Il a expiré ou a été remplacé, n’a pas de prix pour cette marchandise ou ne vous est pas visible.',
  'quoteRates.containers': '{count, plural, one {# conteneur} other {# conteneurs}} à {price}',
  'quoteRates.least': 'au moins {price}',
  'quoteRates.local': 'Frais locaux : {names}',
  'quoteRates.take': 'Reprendre',
  'quoteRates.takeOf': 'Reprendre : {carrier}, {reference}',
  'quoteRates.taken':
    '{count, plural, one {# ligne de {reference} a été saisie} other {# lignes de {reference} ont été saisies}} ci-dessous. Rien n’est enregistré avant que vous n’enregistriez.',
  'quoteRates.gone':
    'Le tarif {reference} de {carrier} n’est plus valable : il a expiré ou a été remplacé. Rien n’a été saisi.',
  'quoteRates.changed':
    'Le tarif {reference} de {carrier} a changé. Veuillez le vérifier et appuyer de nouveau sur Reprendre.',
  'quoteRates.taken.gone':
    'Le tarif {reference} de {carrier}, dont des lignes ont été reprises, n’est plus valable : il a expiré ou a été remplacé.',
  'quoteRates.taken.changed':
    'Le tarif {reference} de {carrier}, dont des lignes ont été reprises, a changé depuis.',
  'quoteRates.taken.ended': 'Le tarif {reference} de {carrier}, dont des lignes ont été reprises, a expiré.',
  'quoteRates.taken.last': 'Son dernier jour : {day}.',
  'quoteRates.taken.was': 'Lors de la reprise, son dernier jour était le {day}.',
  'quoteRates.taken.toDo':
    'Les lignes restent telles quelles. Veuillez vérifier leurs prix ou reprendre un autre tarif avant d’émettre le devis.',
  'quoteRates.taken.unknown': 'Impossible de savoir si les tarifs repris sont encore valables.',
  'quoteRates.readOnly':
    'Les frais ne peuvent pas être modifiés pour le moment. Rien de {reference} n’a été saisi.',
  'quoteRates.chargeType': 'Veuillez choisir le type de frais de : {names}.',
  'quoteRates.leftOut': 'Omis, car le devis n’indique pas le nombre d’unités : {charges}.',
  'quoteRates.per': '{name} ({price} par {unit})',
  'quoteRates.twice':
    'Aussi parmi les autres frais de ce devis : {names}. Veuillez vérifier que rien n’est facturé deux fois.',
  'quoteRates.replace.title': 'Ajouter aux frais ou les remplacer ?',
  'quoteRates.replace.text':
    '{count, plural, one {Il y a déjà # ligne.} other {Il y a déjà # lignes.}} Les deux peuvent être annulés, et rien n’est enregistré avant que vous n’enregistriez.',
  'quoteRates.replace.add': 'Ajouter',
  'quoteRates.replace.replace': 'Remplacer',
};
