import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'palette.title': 'Aller à un écran ou un dossier',
  'palette.placeholder': 'Écran, action, référence, n° de conteneur ou B/L, nom ou ID',
  'palette.placeholder.short': 'Écran, action, nom ou numéro',
  'palette.recent': 'Récents',
  'palette.screens': 'Écrans',
  'palette.actions': 'Actions',
  'palette.records': 'Dossiers',
  'palette.none': 'Rien trouvé pour «\u00a0{query}\u00a0».',
  'palette.short': 'Les dossiers se trouvent à partir de trois caractères, ou par leur ID.',
  'palette.searching': 'Recherche des dossiers',
  'palette.failed': 'Les dossiers n’ont pas pu être recherchés.',
  'palette.offline': 'Vous êtes hors ligne. Les dossiers seront recherchés au retour de la connexion.',
  'palette.count': '{count, plural, =0 {Aucun résultat} one {# résultat} other {# résultats}}',
  'palette.keys.move': 'se déplacer',
  'palette.keys.take': 'ouvrir',
  'palette.keys.close': 'fermer',
  'palette.theme': 'Thème\u00a0: {theme, select, light {Clair} dark {Sombre} other {Comme l’appareil}}',
  'palette.language': 'Langue\u00a0: {name}',
  'palette.density': 'Densité\u00a0: {density, select, compact {Compacte} other {Confortable}}',
  'palette.type':
    '{type, select, booking {Réservation} shipment {Expédition} quote {Cotation} manifest {Manifeste} invoice {Facture} creditNote {Avoir} container {Conteneur} transportDocument {Document de transport} carrierReference {Numéro de réservation du transporteur} webUser {Personne} purchaseOrder {Commande} styleNumber {Numéro de style} company {Société} port {Port} airport {Aéroport} other {Dossier}}',
};
