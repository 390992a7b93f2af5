import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'air.error.from': 'Veuillez remplir le champ « De ».',
  'air.error.to': 'Veuillez remplir le champ « À ».',
  'air.error.unknownAirport':
    'Veuillez saisir le code ou la ville d’un aéroport : « {text} » n’est pas connu comme tel.',
  'air.error.unclearAirport': 'Veuillez choisir un aéroport : « {text} » peut en désigner plusieurs.',
  'air.error.airline': 'Veuillez remplir le champ « Compagnie aérienne ».',
  'air.error.unknownAirline':
    'Veuillez remplir le champ « Compagnie aérienne ». « {text} » n’est pas connue comme compagnie aérienne.',
  'air.error.validityFrom': 'Veuillez remplir le champ « Valable du ».',
  'air.error.noPrice': 'Veuillez indiquer au moins un prix par poids.',
  'air.error.notANumber': 'Veuillez saisir un nombre valide.',
  'air.error.whole': '{most} chiffres au maximum avant la virgule.',
  'air.error.decimals': '{most} décimales au maximum.',
  'air.error.text.long': '{most} caractères au maximum ; il y en a {count}.',
  'air.error.text.control': 'Le texte contient un caractère de contrôle.',
  'air.error.text.half': 'Le texte contient une moitié de caractère.',
  'air.error.tooManyEntries': '{most} éléments au maximum.',
  'air.error.sameAirports':
    'Les aéroports « De » et « À » ne peuvent pas être identiques, veuillez corriger.',
  'air.error.transitMissing': 'Veuillez saisir une plage de « Transit » valide.',
  'air.error.transitOrder': 'Le transit minimum ne peut pas dépasser le transit maximum, veuillez corriger.',
  'air.error.routing': 'Veuillez saisir un « Itinéraire » valide.',
  'air.error.unknownRouting':
    'Veuillez saisir un « Itinéraire » valide. Des codes d’aéroports sont attendus, par exemple HKG / LAX ; « {text} » n’en est pas un.',
  'air.routing.explained':
    'Les aéroports dans l’ordre du vol, la destination en dernier : HKG / LAX. Un vol direct n’a que la destination.',
  'air.routing.remedy': 'Vol direct : mettre la destination',
  'air.error.validityOrder': '« Valable du » ne peut pas être après « Valable au », veuillez corriger.',
  'air.warning.noEnd': 'Ce tarif n’a pas de date de fin.',
  'air.warning.expired': 'Ce tarif a expiré.',
  'air.warning.expiresSoon':
    '{days, plural, =0 {Ce tarif expire aujourd’hui.} =1 {Ce tarif expire demain.} one {Ce tarif expire dans # jour.} other {Ce tarif expire dans # jours.}}',
  'air.warning.aboveNormal': 'Plus élevé que le prix normal de {price}.',
  'air.warning.aboveBreak': 'Plus élevé que le prix de {price} à partir de {level} kg.',
  'air.warning.farFromLast':
    '{direction, select, up {{percent} % au-dessus} other {{percent} % au-dessous}} du dernier prix de {price}.',
  'air.warning.overlap': 'Un autre tarif de cette liaison et de cette compagnie est valable les mêmes jours.',
  'air.warning.transit': 'Éloigné des transits des autres tarifs de cette liaison.',
};
