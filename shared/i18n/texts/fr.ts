import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'common.dismiss': 'Masquer',
  'common.tryAgain': 'Réessayer',
  'common.remove': 'Retirer {label}',
  'common.clear': 'Effacer {label}',
  'common.close': 'Fermer',
  'common.showOptions': 'Afficher les options',
  'common.alreadySelected': 'Déjà sélectionné',
  'common.loading': 'Chargement',
  'common.percent': '{percent} %',
  'common.optionsFailed': 'Les options n’ont pas pu être chargées.',
  'common.create': 'Ajouter «\u00a0{text}\u00a0»',
  'common.chooseByArrows': 'Choisissez avec les touches fléchées',
  'common.results': '{count, plural, =0 {Aucun résultat} one {# résultat} other {# résultats}}',
  'common.unknownText':
    'Rien n’a été choisi\u00a0: «\u00a0{text}\u00a0» n’est pas connu. Veuillez choisir une entrée dans la liste.',
  'common.unclearText':
    'Rien n’a été choisi\u00a0: «\u00a0{text}\u00a0» peut désigner plusieurs entrées. Veuillez en choisir une dans la liste.',
  'common.noAnswer':
    'Rien n’a été choisi\u00a0: les entrées pour «\u00a0{text}\u00a0» n’ont pas pu être chargées. Le texte est conservé. Veuillez réessayer.',
  'common.likelyText':
    'Rien n’a été choisi. Vouliez-vous dire {label}\u00a0? Veuillez choisir cette entrée dans la liste.',
  'common.removed': '{label}\u00a0: retiré',
  'common.added': '{label}\u00a0: ajouté',
  'common.theProvider': 'le prestataire',
  'common.leave.title': 'Quitter sans enregistrer\u00a0?',
  'common.leave.text':
    '{count, plural, one {# modification de ce dossier n’est pas enregistrée.} other {# modifications de ce dossier ne sont pas enregistrées.}}',
  'common.leave.stay': 'Continuer la saisie',
  'common.leave.go': 'Abandonner les modifications',
  'common.unexpected': 'Une erreur est survenue dans cette partie de la page.',

  'error.withContact':
    '{message}. Veuillez réessayer plus tard\u00a0; si le problème persiste, contactez {provider}.',
  'error.withReason': '{reason}',
  'error.noRecord': 'Aucun dossier sélectionné.',
  'error.noAccess': 'Vous n’avez pas accès à ce dossier.',
  'error.sessionExpired': 'Votre session a expiré. Veuillez vous reconnecter.',
  'error.pageScripts':
    'Des scripts de cette page ont remplacé des fonctions du navigateur ({names})\u00a0; cette partie ne peut pas fonctionner ici. Rien n’a été modifié. Veuillez le signaler aux responsables de la page.',
  'error.offline': 'Vous êtes hors ligne. Le travail reprendra de lui-même au retour de la connexion.',
  'error.busy': 'Trop de demandes en ce moment. Le travail reprendra de lui-même sous peu.',
  'error.getToken':
    'Cette page n’a pas pu vous connecter ici. Veuillez la recharger ou prévenir ses responsables.',
  'error.linkExpired': 'Ce lien a expiré. Veuillez en demander un nouveau.',
  'error.origin':
    'Cette partie de la page ne peut pas être utilisée sur {origin}. Veuillez prévenir ses responsables.',
};
