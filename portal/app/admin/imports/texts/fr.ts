import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'imports.explanation':
    'Des sociétés, leurs dossiers, les horaires et vos tarifs de base depuis un fichier d’un autre système. Le fichier est d’abord vérifié\u00a0: rien n’est enregistré avant que vous ayez vu ce qui change.',
  'imports.forbidden': 'Seuls les administrateurs du prestataire peuvent importer des données.',
  'imports.all': 'Tous les imports',
  'imports.new': 'Nouvel import',

  'imports.kind': 'Contenu du fichier',
  'imports.kind.companies': 'Sociétés',
  'imports.kind.purchaseOrders': 'Commandes',
  'imports.kind.bookings': 'Réservations',
  'imports.kind.shipments': 'Expéditions',
  'imports.kind.quotes': 'Cotations',
  'imports.kind.manifests': 'Manifestes',
  'imports.kind.milestones': 'Jalons',
  'imports.kind.containers': 'Conteneurs',
  'imports.kind.invoices': 'Factures',
  'imports.kind.airports': 'Aéroports',
  'imports.kind.sailings': 'Départs de navires',
  'imports.kind.flights': 'Vols',
  'imports.kind.baseRates': 'Tarifs de base',
  'imports.about.companies':
    'Importateurs, agents et fournisseurs : leurs adresses, et qui travaille pour qui.',
  'imports.about.purchaseOrders': 'Numéros de commande de vos clients, chacun avec ses numéros de style.',
  'imports.about.bookings': 'Réservations de vos clients, avec leurs commandes.',
  'imports.about.shipments': 'Expéditions avec leurs dates, poids et assurance, et leurs réservations.',
  'imports.about.quotes': 'Cotations par mode et type de conteneur. Les frais sont saisis dans le portail.',
  'imports.about.manifests':
    'Manifestes des expéditions de vos clients. Les frais sont saisis dans le portail.',
  'imports.about.milestones':
    'Quand chaque étape d’une expédition est prévue, et quand elle a eu lieu. Son statut en résulte.',
  'imports.about.containers': 'Conteneurs de vos expéditions maritimes, avec taille, scellé et poids.',
  'imports.about.invoices':
    'Ce que vous facturez à vos clients : une ligne du fichier par ligne de facture, et ce qui est payé.',
  'imports.about.airports': 'Aéroports qui manquent à la liste du portail, ou y portent un autre nom.',
  'imports.about.sailings':
    'Quand partent les navires\u00a0: compagnie, ports, navire et jours. Vos clients les trouvent dans les horaires.',
  'imports.about.flights':
    'Quand partent les avions, selon les horloges des aéroports. Vos clients les trouvent dans les horaires.',
  'imports.about.baseRates':
    'À quels tarifs vous achetez le fret maritime, par liaison, compagnie maritime et validité. Ce qui est enregistré reste comme historique.',

  'imports.template': 'Télécharger le modèle ({ending})',
  'imports.download.failed': 'Le fichier n’a pas pu être créé. Veuillez réessayer.',
  'imports.columns': 'Colonnes du fichier',
  'imports.columns.count':
    'Colonnes du fichier : {count}, dont {required, plural, one {# toujours obligatoire} other {# toujours obligatoires}}',
  'imports.columns.note':
    'Les en-têtes peuvent être dans n’importe quel ordre, en majuscules ou minuscules ; les autres colonnes sont ignorées. Une cellule vide laisse ce qui est enregistré. Plusieurs valeurs dans une cellule sont séparées par des points-virgules. Un fichier a au plus {most} lignes.',
  'imports.column.heading': 'En-tête',
  'imports.column.required': 'Obligatoire',
  'imports.column.holds': 'Contenu d’une cellule',
  'imports.column.example': 'Exemple',
  'imports.required.always': 'Toujours',
  'imports.required.new': 'Pour un nouvel élément',
  'imports.required.no': 'Non',
  'imports.cell.words': 'Au choix : {words}',
  'imports.cell.reference':
    'Le numéro de l’élément dans votre système. S’il existe déjà, l’élément est modifié ; sinon, un nouveau est créé.',
  'imports.cell.name': 'Nom de la société',
  'imports.cell.country': 'Code à deux lettres, ou nom en anglais',
  'imports.cell.address': 'Rue et numéro',
  'imports.cell.city': 'Ville',
  'imports.cell.postalCode': 'Code postal, comme on l’écrit dans le pays',
  'imports.cell.agents':
    'Agents qui agissent pour la société, par référence ou par nom. Ils s’ajoutent à ceux qu’elle a.',
  'imports.cell.supplier':
    'Un fournisseur de l’acheteur, par référence ou nom. Vide\u00a0: ce qui est connu reste.',
  'imports.cell.suppliers':
    'Fournisseurs de la société, par référence ou par nom. Ils s’ajoutent à ceux qu’elle a.',
  'imports.cell.orderNumber':
    'Numéro de la commande. Il peut figurer sur plusieurs lignes, chacune avec une partie de ses numéros de style.',
  'imports.cell.styleNumbers': 'Numéros de style de la commande. Ils s’ajoutent à ceux qu’elle a.',
  'imports.cell.customer': 'L’importateur auquel il appartient, par référence ou par nom',
  'imports.cell.agent': 'L’agent qui s’en occupe, par référence ou par nom',
  'imports.cell.port': 'Port par son UN/LOCODE ou son nom',
  'imports.cell.carrier': 'Compagnie maritime ou aérienne, par code ou par nom',
  'imports.cell.oceanCarrier': 'Compagnie maritime, par SCAC ou par nom',
  'imports.cell.day': 'Un jour comme 2026-01-31, 31.01.2026 ou 31 janv. 2026, ou une date du classeur',
  'imports.cell.purchaseOrders': 'Numéros de commande du client. Ils s’ajoutent à ceux qui y sont.',
  'imports.cell.booking': 'Référence de la réservation du client',
  'imports.cell.shipment': 'Référence de l’expédition du client',
  'imports.cell.shipmentNumber': 'Référence de l’expédition',
  'imports.cell.time': 'Date et heure au format AAAA-MM-JJ HH:MM en UTC, ou avec un décalage tel que +02:00',
  'imports.cell.actual': 'Quand cela a eu lieu, comme pour le plan ; pas dans le futur',
  'imports.cell.place': 'Port par son UN/LOCODE ou son nom ; par avion, aéroport par son code IATA',
  'imports.cell.container': 'Numéro de conteneur selon ISO 6346, avec son chiffre de contrôle',
  'imports.cell.sizeType': 'Taille et type selon ISO 6346, par exemple 22G1 ou 45G1',
  'imports.cell.seal': 'Numéro du scellé',
  'imports.cell.invoice':
    'Le numéro de la facture. Toutes les lignes qui le portent sont les lignes de cette facture et remplacent celles enregistrées.',
  'imports.cell.invoiceCustomer': 'L’importateur facturé, par référence ou par nom',
  'imports.cell.description': 'Ce que la ligne facture',
  'imports.cell.paid':
    'Ce qui est payé de la facture jusqu’ici, dans la devise de la ligne ; cela ne fait qu’augmenter',
  'imports.cell.airportCode':
    'Trois lettres de l’IATA. Si l’aéroport existe déjà, il est modifié ; sinon, un nouveau est créé.',
  'imports.cell.airportName': 'Nom de l’aéroport',
  'imports.cell.orderStyles':
    'Numéros de style des commandes qui y figurent. Si plusieurs d’entre elles ont le même, écrivez la commande devant, par exemple 4500012346: AV-1002. Ils s’ajoutent à ceux qui y sont.',
  'imports.cell.flightNumber':
    'Numéro de vol comme LH8400. Un vol de ce numéro entre ces aéroports ce jour-là est modifié\u00a0; sinon, un nouveau est créé.',
  'imports.cell.airline': 'Compagnie aérienne, par code IATA ou par nom',
  'imports.cell.airport': 'Aéroport par son code IATA',
  'imports.cell.via': 'Aéroport de l’escale\u00a0; vide pour un vol direct',
  'imports.cell.aircraft': 'Type d’appareil, par exemple B77L',
  'imports.cell.localTime': 'Date et heure selon les horloges de l’aéroport, au format AAAA-MM-JJ HH:MM',
  'imports.cell.transit':
    'Heures et minutes comme 10:35. Nécessaire seulement si les horloges des aéroports ne l’indiquent pas.',
  'imports.cell.voyage':
    'Numéro du voyage. Un départ de cette compagnie entre ces ports avec ce numéro est modifié\u00a0; sinon, un nouveau est créé. Sans numéro, le jour de départ indique de quel départ il s’agit.',
  'imports.cell.vessel': 'Nom du navire\u00a0; vide tant qu’il n’est pas connu',
  'imports.cell.service': 'Nom de la ligne chez la compagnie',
  'imports.cell.cutOffOn': 'Dernier jour où la marchandise est acceptée, au port d’origine',
  'imports.cell.departsOn': 'Jour du départ au port d’origine',
  'imports.cell.arrivesOn': 'Jour de l’arrivée au port de destination',
  'imports.cell.weight': 'Kilogrammes, comme 1250.5 ou 1.250,5, écrits de la même façon dans tout le fichier',
  'imports.cell.volume': 'Mètres cubes, comme 8.25 ou 8,25, écrits de la même façon dans tout le fichier',
  'imports.cell.insuranceReference': 'Numéro de la police',
  'imports.cell.amount': 'Un montant, comme 1250.50 ou 1.250,50, écrit de la même façon dans tout le fichier',
  'imports.cell.currency': 'Code de la devise, à trois lettres',
  'imports.cell.discharge':
    'Port de déchargement s’il n’est pas la destination, par son UN/LOCODE ou son nom',
  'imports.cell.source': 'Own (aussi si la cellule est vide\u00a0: le vôtre), Agent ou External',
  'imports.cell.submission': 'Numéro de la soumission de l’agent ; seulement pour la source Agent',
  'imports.cell.externalSource': 'Nom de la source du tarif\u00a0; seulement pour la source External',
  'imports.cell.validFrom':
    'Premier jour. Si un tarif de mêmes liaison, compagnie maritime, type et source commence ce jour-là, cette ligne le remplace dès lors.',
  'imports.cell.validTo': 'Dernier jour, compris dans la validité',
  'imports.cell.transitDays': 'Jours entiers',
  'imports.cell.localCharges':
    'Frais, unité (EA, CBM, KG, CTN), devise et montant, par exemple DTH EA USD 210 ; plusieurs sont séparés par des points-virgules',

  'imports.file': 'Fichier à importer',
  'imports.file.choose': 'Choisir un fichier',
  'imports.file.other': 'Choisir un autre fichier',
  'imports.file.drop': 'ou déposez-le ici : .csv ou .xlsx, au plus {megabytes} Mo et {rows} lignes',
  'imports.file.missing': 'Veuillez choisir un fichier.',
  'imports.file.unknown': 'Veuillez choisir un fichier qui se termine par .csv ou .xlsx.',
  'imports.file.empty': 'Le fichier est vide.',
  'imports.file.tooLarge':
    'Le fichier est trop grand : au plus {megabytes} Mo. Veuillez le diviser, ou supprimer ce qui n’est pas nécessaire.',
  'imports.file.notProvider':
    'Ce fichier est réservé au prestataire. Veuillez agir pour le prestataire, puis choisir de nouveau le fichier.',
  'imports.check': 'Vérifier le fichier',
  'imports.sending': 'Envoi de {name}',
  'imports.cancel.upload': 'Annuler l’envoi',
  'imports.upload.cancelled': 'L’envoi a été annulé.',
  'imports.failed.load': 'Cet import n’a pas pu être chargé.',
  'imports.missing': 'Cet import est introuvable. Les imports sont conservés pendant une durée limitée.',

  'imports.earlier': 'Imports précédents',
  'imports.earlier.none':
    'Rien n’a encore été importé. Seuls les administrateurs du prestataire peuvent importer des données.',
  'imports.searchIn': 'Rechercher par fichier ou personne',
  'imports.title.file': 'Fichier',
  'imports.title.kind': 'Contenu',
  'imports.title.state': 'État',
  'imports.title.begun': 'Début',
  'imports.title.by': 'Par',
  'imports.phase.waiting': 'En attente',
  'imports.phase.checking': 'Vérification',
  'imports.phase.cancelled': 'Annulé',
  'imports.phase.unreadable': 'Illisible',
  'imports.phase.checked': 'Vérifié',
  'imports.phase.importing': 'Import en cours',
  'imports.phase.imported': 'Importé',
  'imports.phase.stopped': 'Arrêté',

  'imports.about': '{kind} · commencé le {time} par {name}',
  'imports.heading.waiting': 'En attente de son tour',
  'imports.heading.checking': 'Le fichier est en cours de vérification',
  'imports.heading.cancelled': 'La vérification a été annulée',
  'imports.heading.unreadable': 'Le fichier n’a pas pu être vérifié',
  'imports.heading.checked': 'Le fichier est vérifié',
  'imports.heading.nothing': 'Il n’y a rien à importer',
  'imports.heading.importing': 'Les lignes sont en cours d’import',
  'imports.heading.imported': 'L’import est terminé',
  'imports.heading.stopped': 'L’import s’est arrêté',
  'imports.progress': '{done} sur {total, plural, one {# ligne} other {# lignes}}.',
  'imports.progress.none': 'Cela commence dans un instant.',
  'imports.progress.reading': 'Le fichier est en cours de lecture.',
  'imports.leave.checking':
    'Rien n’est enregistré pendant ce temps. Vous pouvez quitter cette page ; la vérification continue.',
  'imports.leave.importing':
    'Vous pouvez quitter cette page ; l’import continue. Si vous l’annulez, ce qui est déjà écrit reste.',
  'imports.cancel.check': 'Annuler la vérification',
  'imports.cancel.import': 'Annuler l’import',
  'imports.cancelling': 'Annulation',
  'imports.next.cancelled': 'Rien n’a été enregistré.',
  'imports.next.unreadable':
    'Rien n’a été enregistré. Corrigez le fichier et choisissez-le à nouveau, ou indiquez ci-dessous ce que désignent ses en-têtes.',
  'imports.next.noHeadings': 'Rien n’a été enregistré. Corrigez le fichier et choisissez-le à nouveau.',
  'imports.again': 'Choisir un fichier',
  'imports.ready':
    '{create, plural, =0 {Aucun nouvel élément} one {# nouvel élément} other {# nouveaux éléments}}, {change, plural, =0 {aucune modification} one {# modification} other {# modifications}} ; {same, plural, =0 {aucune ligne n’est déjà enregistrée ainsi} one {# ligne est déjà enregistrée ainsi} other {# lignes sont déjà enregistrées ainsi}}.',
  'imports.nothing':
    '{same, plural, =0 {Aucune ligne ne peut être importée.} one {# ligne est déjà enregistrée ainsi.} other {# lignes sont déjà enregistrées ainsi.}}',
  'imports.import': '{count, plural, one {Importer # ligne} other {Importer # lignes}}',
  'imports.goOn': '{count, plural, one {Continuer avec # ligne} other {Continuer avec # lignes}}',
  'imports.stopped':
    '{written, plural, =0 {Rien n’a été écrit.} one {# ligne est écrite et reste.} other {# lignes sont écrites et restent.}} {count, plural, =0 {Il ne reste aucune ligne.} one {Il reste # ligne.} other {Il reste # lignes.}}',
  'imports.stopped.cancelled': 'Il a été annulé.',
  'imports.confirm': '{count, plural, one {Importer # ligne ?} other {Importer # lignes ?}}',
  'imports.confirm.counts':
    '{kind} : {create, plural, =0 {aucun nouvel élément} one {# nouvel élément} other {# nouveaux éléments}}, {change, plural, =0 {aucun modifié} one {# modifié} other {# modifiés}}.',
  'imports.confirm.rest':
    '{written, plural, one {# ligne est déjà écrite} other {# lignes sont déjà écrites}} ; {count, plural, one {# autre suit} other {# autres suivent}}.',
  'imports.confirm.wrong':
    '{count, plural, one {# ligne erronée est laissée de côté.} other {# lignes erronées sont laissées de côté.}}',
  'imports.confirm.final': 'Un import ne peut pas être annulé après coup.',
  'imports.wrong':
    '{count, plural, one {# ligne est erronée et laissée de côté.} other {# lignes sont erronées et laissées de côté.}} Téléchargez-les avec leurs erreurs, corrigez-les, puis importez ce fichier.',
  'imports.wrong.download': 'Télécharger les lignes erronées ({ending})',
  'imports.wrong.again': 'Importer le fichier corrigé',
  'imports.wrong.title': 'lignes erronées',
  'imports.wrong.column': 'Ce qui ne va pas',
  'imports.done.create': 'Créées',
  'imports.done.change': 'Modifiées',
  'imports.done.same': 'Inchangées',
  'imports.done.wrong': 'Laissées de côté',
  'imports.list': 'Ouvrir la liste : {kind}',

  'imports.sum': '{count, plural, one {# ligne dans le fichier} other {# lignes dans le fichier}}',
  'imports.sum.create': '{count, plural, one {# nouvelle} other {# nouvelles}}',
  'imports.sum.change': '{count, plural, one {# modifiée} other {# modifiées}}',
  'imports.sum.same': '{count, plural, one {# inchangée} other {# inchangées}}',
  'imports.sum.wrong': '{count, plural, other {# à corriger}}',
  'imports.sum.leftOut': '{count, plural, one {# ignorée} other {# ignorées}}',
  'imports.why.hidden': '{count, plural, one {# masquée} other {# masquées}}',
  'imports.why.struck': '{count, plural, one {# barrée} other {# barrées}}',
  'imports.why.titles': '{count, plural, one {# titre} other {# titres}}',
  'imports.hidden.rows':
    '{count, plural, one {La feuille masque # ligne, qui est ignorée.} other {La feuille masque # lignes, qui sont ignorées.}}',
  'imports.hidden.columns':
    '{count, plural, one {La feuille masque # colonne, qui est ignorée : {columns}.} other {La feuille masque # colonnes, qui sont ignorées : {columns}.}}',
  'imports.hidden.take': 'Vérifier à nouveau avec ce qui est masqué',
  'imports.struck.rows':
    '{count, plural, one {La feuille barre # ligne, qui est ignorée.} other {La feuille barre # lignes, qui sont ignorées.}}',
  'imports.struck.take': 'Vérifier à nouveau avec ce qui est masqué ou barré',
  'imports.headings.hidden': '{heading} (masquée)',
  'imports.outcome.leftOut': 'Ignorées',
  'imports.done.leftOut': 'Masquées, barrées ou titres',
  'imports.rows': 'Lignes du fichier',
  'imports.rows.none': 'Il n’y a aucune ligne de ce type.',
  'imports.tab': '{name} ({count})',
  'imports.outcome.all': 'Toutes',
  'imports.outcome.create': 'Nouvelle',
  'imports.outcome.change': 'Modifiée',
  'imports.outcome.same': 'Inchangée',
  'imports.outcome.wrong': 'Erronée',
  'imports.row.line': 'Ligne',
  'imports.row.reference': 'Référence',
  'imports.row.outcome': 'Résultat',
  'imports.row.details': 'Contenu',
  'imports.row.notWritten': 'non écrite',
  'imports.problem': '{heading} : {reason}',
  'imports.change.before': 'avant :',
  'imports.change.after': 'après :',
  'imports.change.nothing': 'vide',

  'imports.headings': 'En-têtes du fichier',
  'imports.headings.count':
    '{count, plural, one {# en-tête du fichier} other {# en-têtes du fichier}}{left, plural, =0 {} one {, dont # ignoré} other {, dont # ignorés}}',
  'imports.headings.note':
    'Ce que chaque en-tête est censé désigner. Choisissez une autre colonne là où c’est faux, puis vérifiez à nouveau le même fichier.',
  'imports.headings.none': 'Colonne {number} sans en-tête',
  'imports.headings.left': 'Ignorée',
  'imports.headings.twice': 'Deux en-têtes désignent la colonne {heading}.',
  'imports.headings.missing': 'Tout fichier a besoin de la colonne {heading}.',
  'imports.headings.check': 'Vérifier à nouveau',
};
