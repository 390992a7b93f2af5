import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'charges.title': 'Frais',
  'charges.unknownFeature': 'Type de frais inconnu\u00a0: {feature}',
  'charges.heading':
    '{feature, select, exw_charges {Frais EXW} destination_charges {Frais à destination} manifests_charges {Frais de manifeste} freight_charges {Frais de fret} delivery_charges {Frais de livraison} origin_charges {Frais au départ} pickup_charges {Frais d’enlèvement} rail_charges {Frais ferroviaires} other {Frais}}',
  'charges.record': '{type, select, manifest {Manifeste} other {Cotation}} {reference}',
  'charges.lastSaved': 'Dernier enregistrement\u00a0: {time}',
  'charges.lastSavedBy': 'Dernier enregistrement\u00a0: {time} par {name}',
  'charges.addProfit': 'Majorer de 10\u00a0%',
  'charges.save': 'Enregistrer',
  'charges.saved': 'Frais enregistrés.',
  'charges.unsaved':
    '{count, plural, one {# modification non enregistrée} other {# modifications non enregistrées}}',
  'charges.status.loading': 'Chargement des frais',
  'charges.column.chargeType': 'Type de frais',
  'charges.column.currency': 'Devise',
  'charges.column.unitCode': 'Unité',
  'charges.column.quantity': 'Quantité',
  'charges.column.unitCost': 'Coût unitaire',
  'charges.column.totalPrice': 'Coût total',
  'charges.column.price': 'Prix',
  'charges.allContainers': 'Prix pour tous les conteneurs du devis',
  'charges.column.minimumPrice': 'Prix minimum',
  'charges.column.comments': 'Remarques',
  'charges.column.usd': 'En USD',
  'charges.unit.EA': 'unité',
  'charges.unit.CBM': 'mètre cube',
  'charges.unit.KG': 'kilogramme',
  'charges.unit.CTN': 'carton',
  'charges.mark.manual': 'Manuel',
  'charges.mark.minimum': 'Minimum appliqué',
  'charges.usd.from': 'de {currency} {amount}',
  'charges.usd.when': 'à {rate} · {date}, {source}',
  'charges.usd.asked': 'Demande du cours',
  'charges.usd.none': 'Aucun cours',
  'charges.totals': 'Totaux',
  'charges.totals.for': 'pour {cargo}',
  'charges.total': 'Total',
  'charges.total.cost': 'Coût',
  'charges.total.profit': 'Majoré de 10\u00a0%',
  'charges.total.usd': 'Total en USD',
  'charges.total.unknown': 'Inconnu',
  'charges.total.noCurrency': 'Sans devise',
  'charges.empty': 'Aucun frais pour l’instant.',
  'charges.empty.hint': 'Ajoutez une ligne ou collez un bloc depuis un tableur.',
  'charges.copy':
    '{type, select, manifest {Copier d’un autre manifeste} other {Copier d’une autre cotation}}',
  'charges.exportCsv': 'Exporter en CSV',
  'charges.exportXlsx': 'Exporter en XLSX',
  'charges.draft': 'Les modifications du {time} n’ont pas été enregistrées.',
  'charges.draft.restore': 'Restaurer',
  'charges.draft.discard': 'Abandonner',
  'charges.draft.full': 'Votre brouillon n’a pas pu être enregistré sur cet appareil.',
  'charges.draft.unreadable': 'Votre brouillon enregistré n’a pas pu être restauré.',
  'charges.draft.elsewhere': 'Ce brouillon est ouvert dans un autre onglet.',
  'charges.draft.takeOver': 'Reprendre ici',
  'charges.stale.load': 'Charger les lignes actuelles',
  'charges.merged':
    'Les lignes actuelles sont chargées, et vos modifications y sont reportées. Veuillez les vérifier et enregistrer à nouveau.',
  'charges.conflict.stored': 'Modifié entre-temps par quelqu’un d’autre : {value}',
  'charges.conflict.draft': 'Dans le brouillon restauré : {value}',
  'charges.conflict.blank': 'vide',
  'charges.conflict.removed':
    'Quelqu’un d’autre a supprimé cette ligne entre-temps. L’enregistrement l’ajoute de nouveau.',
  'charges.conflict.restored':
    'Vous avez supprimé cette ligne, mais elle a été modifiée entre-temps : elle est donc de nouveau là.',
  'charges.merged.conflicts':
    'Les lignes actuelles sont chargées, avec vos modifications par-dessus. Là où vous avez tous deux modifié la même chose, la vôtre reste, avec un avertissement. Veuillez vérifier et enregistrer de nouveau.',
  'charges.decided.on':
    '{status, select, Accepted {Le client a accepté ce devis le {day}. Ses frais ne changent plus.} Declined {Le client a refusé ce devis le {day}. Ses frais ne changent plus.} Cancelled {La demande de ce devis a été retirée le {day}. Ses frais ne changent plus.} Expired {Ce devis pouvait être accepté jusqu’au {day}.} other {Ce manifeste a été facturé le {day}. Modifier ses frais les écarte de ce qui a été facturé au client.}}',
  'charges.decided':
    '{status, select, Accepted {Le client a accepté ce devis. Ses frais ne changent plus.} Declined {Le client a refusé ce devis. Ses frais ne changent plus.} Cancelled {La demande de ce devis a été retirée. Ses frais ne changent plus.} Expired {Ce devis a expiré.} other {Ce manifeste est clôturé. Modifier ses frais change ce qui a été convenu avec le client.}}',
  'charges.issued':
    'Le client a déjà ce devis. Dès que des frais modifiés sont enregistrés, le nouveau prix s’applique et le client en est informé.',
  'charges.confirm':
    'Ce manifeste a été facturé et le client sera informé de la modification. Enregistrer quand même ?',
  'charges.version': 'Nouvelle version',
  'charges.version.question':
    'Le client sera informé que {status, select, Accepted {son acceptation} other {sa réponse}} ne compte plus, et pourra répondre à nouveau dès que la nouvelle version sera émise.',
  'charges.version.begin': 'Commencer la nouvelle version',
  'charges.version.by': 'Un administrateur du prestataire peut commencer une nouvelle version.',
  'charges.version.begun':
    'Les frais peuvent maintenant être modifiés. Le client verra le nouveau prix dès que le devis sera émis à nouveau.',
  'charges.version.already': 'Une nouvelle version a déjà été commencée.',
  'charges.version.failed': 'Impossible de commencer une nouvelle version. Veuillez réessayer.',
  'charges.confirm.save': 'Enregistrer la modification',
  'charges.confirm.cancel': 'Annuler',
  'charges.mode': '{mode, select, Ocean {Maritime} Air {Aérien} other {{mode}}}',
  'charges.storedInUsd': 'Les montants en {currencies} seront enregistrés en USD.',
  'charges.error.load': 'Impossible de charger les frais. Veuillez réessayer.',
  'charges.error.save': 'Impossible de créer les frais',
  'charges.error.stale':
    'Ces frais ont été modifiés par une autre personne. Veuillez recharger avant d’enregistrer.',
  'charges.error.rate': 'Impossible de convertir {currency} en USD. Rien n’a été enregistré.',
  'charges.error.part':
    'Cette partie n’a pas pu être chargée. Réessayez, ou enregistrez et rechargez la page.',
  'charges.error.blank': 'Veuillez remplir ce champ.',
  'charges.error.unknown': 'Veuillez choisir dans la liste.',
  'charges.error.notANumber': 'Ce n’est pas un nombre.',
  'charges.error.tooLarge': '12 chiffres au plus avant la virgule.',
  'charges.error.tooLargeInUsd':
    'Ligne {line}\u00a0: en USD, un montant a plus de 12 chiffres avant la virgule. Rien n’a été enregistré.',
  'charges.error.tooMany':
    '{most} lignes au plus peuvent être enregistrées, et il y en a {count}. Rien n’a été enregistré.',
  'charges.error.tooLong': '2\u202f000 caractères au plus.',
};
