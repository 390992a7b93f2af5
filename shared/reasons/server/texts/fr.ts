import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'reason.busy': 'Trop de demandes en même temps. Veuillez réessayer.',
  'reason.passwordsBusy': 'Trop de connexions en même temps. Veuillez réessayer dans quelques secondes.',
  'reason.unavailable': 'Le service n’est pas disponible pour le moment. Veuillez réessayer.',
  'reason.internal': 'Une erreur est survenue. Veuillez réessayer.',
  'reason.dataRefused': 'L’une des valeurs ne peut pas être enregistrée. Veuillez vérifier votre saisie.',
  'reason.jobUseless': 'L’opération n’a pas abouti à temps. Veuillez la relancer.',
  'reason.jobTooLarge':
    'C’est trop volumineux pour être traité en une fois. Veuillez le diviser en parties plus petites.',
  'reason.jobTooLong':
    'Le traitement a pris trop de temps et a été arrêté. Veuillez diviser les données en parties plus petites.',
  'reason.signIn': 'Connectez-vous ou utilisez un lien valide pour continuer.',
  'reason.badLink': 'Ce lien n’est pas valide ou a expiré.',
  'reason.noCustomer': 'Cette réservation n’a pas de client. Indiquez-le avant d’ajouter des commandes.',
  'reason.noCompany': 'Cette expédition n’a pas de société. Indiquez-la avant d’ajouter des commandes.',
  'reason.notOwnOrder': 'La commande {number} n’existe pas pour cette société.',
  'reason.notOwnOrders': 'Les commandes {numbers} n’existent pas pour cette société.',
  'reason.notOwnOrdersMore': 'Les commandes {numbers} et {more} autres n’existent pas pour cette société.',
  'reason.notOwnStyle': 'Le numéro de style {number} n’existe pas pour cette société.',
  'reason.notOwnStyles': 'Les numéros de style {numbers} n’existent pas pour cette société.',
  'reason.notOwnStylesMore':
    'Les numéros de style {numbers} et {more} autres n’existent pas pour cette société.',
  'reason.importsByAdmin': 'Seul un administrateur du prestataire peut importer.',
  'reason.unknownImport': 'Cet import n’existe pas.',
  'reason.importNotChecked':
    'Cet import ne peut pas être effectué\u00a0: sa vérification n’est pas terminée.',
  'reason.importAdminGone':
    'La personne qui a lancé cet import n’est plus administrateur du prestataire. Ce qui a été écrit est conservé\u00a0; un autre administrateur peut le poursuivre.',
  'reason.importFile':
    '{fault, select, oldWorkbook {C’est un ancien classeur .xls. Ouvrez-le dans Excel et enregistrez-le en .xlsx.} encrypted {Le fichier est protégé par un mot de passe. Enregistrez une copie sans mot de passe.} damaged {Le fichier ne peut pas être lu. Il est peut-être endommagé ; enregistrez-le à nouveau en .xlsx.} other {Ce n’est pas un classeur. Choisissez un fichier se terminant par .xlsx ou .csv.}}',
  'reason.importTooManyRows': 'Le fichier a plus de {most} lignes. Veuillez le diviser.',
  'reason.importTooManyColumns':
    'Le fichier a plus de {most} colonnes. Veuillez retirer celles qui ne sont pas nécessaires.',
  'reason.importNoRows': 'Le fichier n’a aucune ligne sous ses en-têtes.',
  'reason.importNoColumns': 'Il manque au fichier ce dont chaque ligne a besoin\u00a0: {columns}.',
  'reason.importSheets':
    'Plusieurs feuilles ont des lignes\u00a0: {sheets}. Veuillez n’en garder ou n’en afficher qu’une.',
  'reason.importColumnTwice': 'Deux colonnes du fichier sont prises pour {column}. Veuillez en retirer une.',
  'reason.importColumn': 'La colonne {column} n’existe pas.',
  'reason.importFormula':
    'C’est une formule, ou l’erreur d’une formule. Veuillez mettre sa valeur à la place.',
  'reason.importHidden': 'La feuille masque cette ligne.',
  'reason.importStruck': 'Ceci est barré. Supprimez-le, ou retirez le barré.',
  'reason.importTitle': 'Cette ligne est un titre ou répète les en-têtes.',
  'reason.importShortened':
    'Un tableur a abrégé ce numéro et ses derniers chiffres manquent. Écrivez-les tous, sous forme de texte.',
  'reason.importFootnote': 'Un appel de note suit le numéro. Enlevez-le.',
  'reason.importNoReference': 'Ce n’est pas un numéro. Laissez la cellule vide là où il n’y en a pas.',
  'reason.importQuote': 'Un guillemet s’ouvre ici et ne se ferme jamais. Fermez-le ou enlevez-le.',
  'reason.importUnit': 'C’est dans une autre unité ou devise que {unit}. Convertissez-le.',
  'reason.importDateOrder':
    'Ce jour peut se lire de deux façons, {one} et {other}. Écrivez-le sous la forme AAAA-MM-JJ.',
  'reason.importMoreCells':
    'Cette ligne a plus de cellules que le fichier n’a d’en-têtes. Mettez entre guillemets ce qui contient le séparateur.',
  'reason.importDate':
    'Veuillez écrire les jours sous la forme AAAA-MM-JJ, par exemple 2026-01-31, ou comme dates du classeur.',
  'reason.importNumber':
    'Veuillez écrire les nombres avec un point et sans séparateur de milliers, par exemple 1250.5.',
  'reason.importNoAmount': 'Il n’y a aucun nombre ici. Laissez la cellule vide là où il n’y en a pas.',
  'reason.importAmbiguous': 'Veuillez écrire {whole} ou {decimal}.',
  'reason.importChoice': 'Valeurs possibles\u00a0: {choices}.',
  'reason.importCurrency': 'Ce n’est pas un code de devise ISO 4217, comme USD.',
  'reason.importCountry': 'Aucun pays n’a ce code ou ce nom anglais.',
  'reason.importPort':
    'Aucun port n’a ce code ou ce nom, ou plusieurs ont ce nom. Veuillez écrire son UN/LOCODE, par exemple CNSHA.',
  'reason.importCarrier':
    'Aucune compagnie maritime ou aérienne, ou plus d’une, n’a ce code ou ce nom. Veuillez écrire son code.',
  'reason.importOceanCarrier':
    'Aucune compagnie maritime, ou plus d’une, n’a ce code ou ce nom. Veuillez écrire son SCAC.',
  'reason.importCompany': 'Aucune société n’a la référence ou le nom «\u00a0{company}\u00a0».',
  'reason.importCompanies':
    'Plusieurs sociétés s’appellent «\u00a0{company}\u00a0». Veuillez écrire la référence de l’une d’elles.',
  'reason.importNotSupplierOf': '« {company} » n’est pas un fournisseur de {purchaser}.',
  'reason.importNotOfType':
    '«\u00a0{company}\u00a0» n’est pas {type, select, importer {un importateur} agent {un agent} other {un fournisseur}}.',
  'reason.importOtherType': 'Une société d’un autre type a cette référence. Le type ne peut pas être changé.',
  'reason.importOrders': 'Le client n’a pas de commandes portant ces numéros\u00a0: {numbers}.',
  'reason.importBooking': 'Aucune réservation n’a cette référence.',
  'reason.importShipment': 'Aucune expédition n’a cette référence.',
  'reason.importOtherCustomer': 'Cela appartient à un autre client.',
  'reason.importCustomerKept':
    'Le client ne peut pas être changé\u00a0: ce qui dépend de ce dossier appartient au client actuel.',
  'reason.importTwice': 'La ligne {line} a déjà cette référence.',
  'reason.importArrival': 'L’arrivée précède le départ.',
  'reason.importShipmentLeft':
    'La réservation de cette expédition a été refusée ou retirée : son statut est Cancelled.',
  'reason.importShipmentBegun':
    'Des jalons de cette expédition sont déjà enregistrés : elle ne peut pas être Cancelled.',
  'reason.importRowRefused':
    'La base de données refuse cette ligne, peut-être parce qu’un autre dossier a déjà sa référence.',
  'reason.importLocalCharge':
    '«\u00a0{charge}\u00a0» ne peut pas être lu comme frais locaux. Veuillez écrire les frais, leur unité (EA, CBM, KG, CTN), la devise et le montant, par exemple DTH EA USD 210.50.',
  'reason.importSubmission':
    'Aucune soumission de tarifs n’a ce numéro. Veuillez vérifier le numéro, ou le laisser vide.',
  'reason.importRateSource':
    'Veuillez indiquer la soumission pour la source Agent et la source externe pour la source External\u00a0; sinon, laissez les deux vides.',
  'reason.importNoPrice': 'Veuillez donner le prix d’un type de conteneur, ou de LCL par CBM.',
  'reason.importInsurance':
    'La référence d’assurance, la valeur assurée et la devise sont indiquées ensemble, ou aucune.',
  'reason.unknownRoute':
    'Cet abonnement est introuvable. Il a peut-être été supprimé. Veuillez recharger la liste.',
  'reason.routeTwice': 'Une route figure deux fois. Veuillez indiquer chaque route une seule fois.',
  'reason.unknownPort': 'Ce port n’existe plus. Veuillez en choisir un autre.',
  'reason.unknownCarrier': 'Cette compagnie maritime n’existe plus. Veuillez en choisir une autre.',
  'reason.importNotProvider':
    'Ce fichier est réservé au prestataire. Veuillez agir pour le prestataire, puis choisir de nouveau le fichier.',
  'reason.importTime':
    'Veuillez écrire les heures sous la forme AAAA-MM-JJ HH:MM en UTC, par exemple 2026-01-31 14:00, ou avec un décalage tel que +02:00.',
  'reason.importEventOfMode':
    'Une expédition {mode, select, Air {aérienne} other {maritime}} n’a pas ce jalon.',
  'reason.importMilestoneGap':
    'Un jalon ultérieur est déjà atteint. Veuillez indiquer quand celui-ci l’a été.',
  'reason.importContainer':
    'Le chiffre de contrôle de ce numéro de conteneur est faux : les autres caractères donnent {digit}. Veuillez vérifier le numéro.',
  'reason.importContainerForm':
    'Un numéro de conteneur a quatre lettres, dont la dernière U, J ou Z, et sept chiffres, par exemple CSQU3054383.',
  'reason.importContainerByAir': 'Une expédition aérienne n’a pas de conteneurs.',
  'reason.importSizeType': 'Veuillez écrire la taille et le type selon ISO 6346, par exemple 22G1 ou 45G1.',
  'reason.importAirportCode': 'Un aéroport a un code de trois lettres, par exemple HAM.',
  'reason.importAirport': 'Aucun aéroport n’a ce code IATA.',
  'reason.importInvoiceDue': 'Elle est due avant d’être émise.',
  'reason.importInvoiceRow': 'Une autre ligne de cette facture est fausse : la ligne {line}.',
  'reason.importInvoiceDiffers': 'Cela diffère de ce que la ligne {line} dit de la même facture.',
  'reason.importInvoiceTaken': 'Une facture d’un autre client porte ce numéro.',
  'reason.importInvoicePaid':
    'Des paiements ou avoirs sont enregistrés sur cette facture, ses lignes restent donc inchangées.',
  'reason.importPaidLess': '{amount} est déjà enregistré comme payé, et ceci est moins.',
  'reason.importPaidMore': 'C’est plus que ce qui est à payer : {amount}.',
  'reason.bankAccount':
    'La longueur ou la clé de contrôle de cet IBAN est incorrecte. Veuillez le comparer avec les documents de la banque.',
  'reason.bic': 'Un BIC comporte 8 ou 11 lettres et chiffres.',
  'reason.notOwnSupplier': 'Cette société n’est pas un fournisseur de l’acheteur.',
  'reason.orderCarried':
    'La commande ne peut être ni renommée ni retirée, car elle figure sur {records}{more, plural, =0 {} other { et # de plus}}.',
  'reason.orderCarriedUnseen':
    'La commande ne peut être ni renommée ni retirée, car elle figure sur une réservation ou une expédition que vous ne voyez pas.',
  'reason.orderNumberTaken': 'Une autre commande porte le numéro « {number} ».',
  'reason.orderGone':
    'Une commande retirée ne peut être rétablie que pendant {minutes} minutes. Veuillez la créer de nouveau.',
  'reason.phoneNumber': 'Veuillez saisir un numéro de téléphone, par exemple +33 1 99 00 01 00.',
  'reason.emailForm': 'Veuillez saisir un courriel, par exemple bureau@societe.fr.',
  'reason.invoiceNumberTaken': 'Une autre facture porte ce numéro.',
  'reason.invoiceSettled': 'Une partie est déjà payée ou créditée. Veuillez créditer le montant ouvert.',
  'reason.invoiceEntryToCome': 'Veuillez choisir un jour qui n’est pas dans le futur.',
  'reason.invoiceCreditBefore': 'Un avoir ne peut pas précéder sa facture.',
  'reason.invoiceEntryReversed': 'Ceci a déjà été annulé.',
  'reason.tooManyRoutes':
    'Cette société peut avoir {most} routes au maximum. Veuillez supprimer celles qui ne servent plus\u00a0; leur place est libre {minutes} minutes après leur suppression.',
  'reason.notRestorable':
    'Cette route ne peut plus être rétablie\u00a0: c’est possible pendant {minutes} minutes après sa suppression. Veuillez l’ajouter de nouveau.',
  'reason.markups':
    'Seul le prestataire fixe les majorations. Veuillez demander la grille tarifaire sans pourcentages.',
  'reason.markupsOfCustomer':
    'Seuls les clients ont des majorations : les agents reçoivent leurs propres tarifs au prix coûtant.',
  'reason.noRoutes': 'Cette société n’a pas de routes. Veuillez d’abord ajouter une route.',
  'reason.tooManySheets':
    'Cette société attend déjà {most} grilles tarifaires. Veuillez attendre que l’une soit prête, ou en annuler une.',
  'reason.tooManySheetsAsked':
    'Vous attendez déjà {most} grilles tarifaires. Veuillez attendre que l’une soit prête, ou en annuler une.',
  'reason.unknownSheet': 'Cette grille tarifaire est introuvable.',
  'reason.sheetNotReady': 'Cette grille tarifaire n’est pas prête.',
  'reason.sheetNotEnded':
    'Une version de cette grille tarifaire est encore en cours d’établissement. Veuillez attendre qu’elle soit prête, ou l’annuler.',
  'reason.sheetNotStored':
    'La grille tarifaire n’a pas pu être enregistrée. Veuillez la générer de nouveau plus tard.',
  'reason.rateServiceFailed':
    'Le service tarifaire n’a pas accepté la grille tarifaire. Veuillez la générer de nouveau plus tard.',
  'reason.badServiceKey': 'Cette clé de service est inconnue, a été révoquée ou a expiré.',
  'reason.serviceKeysByAdmin': 'Seul un administrateur du prestataire peut gérer les clés de service.',
  'reason.serviceKeyRecordType': 'Cette clé de service ne crée pas de liens vers des dossiers de ce type.',
  'reason.serviceKeyCompany':
    'Cette clé de service ne crée pas de liens vers ce dossier : il n’appartient à aucune des sociétés de la clé.',
  'reason.serviceKeyRole': 'Cette clé de service ne crée pas de liens avec ce rôle.',
  'reason.unknownCompany': 'Cette société n’existe pas.',
  'reason.adminOnly': 'Seul un administrateur peut agir pour une autre société.',
  'reason.roleOfCompany':
    'Les administrateurs sont des personnes du prestataire, les agents des personnes du prestataire ou d’une société d’agents, les gestionnaires des personnes de toute société sauf le prestataire. Choisissez un autre rôle.',
  'reason.inviteRole':
    'Votre société n’a plus le rôle pour lequel vous avez été invité. Demandez une nouvelle invitation à la personne qui vous a invité.',
  'reason.accountsByAdmin': 'Seul un administrateur ou un gestionnaire peut gérer les comptes.',
  'reason.unknownAccount': 'Ce compte n’existe pas.',
  'reason.ownAccount':
    'Personne ne peut fermer son propre compte ni en changer le rôle ou la société. Veuillez vous adresser à un autre administrateur.',
  'reason.ownNames': 'Votre nom et votre fonction se modifient dans votre profil.',
  'reason.companiesByAdmin': 'Seul un administrateur du prestataire peut gérer les sociétés.',
  'reason.baseRatesByAdmin': 'Seuls les administrateurs du prestataire voient les tarifs de base.',
  'reason.referenceTaken': '{company} a déjà la référence {reference}.',
  'reason.providerType':
    'Il y a un seul prestataire\u00a0: son type reste, et aucune autre société ne le devient.',
  'reason.typeInUse.agentOf':
    'Le type reste inchangé, car la société est l’agent d’autres sociétés ({count}).',
  'reason.typeInUse.agentOn': 'Le type reste inchangé, car la société est l’agent de dossiers ({count}).',
  'reason.typeInUse.supplierOf':
    'Le type reste inchangé, car la société est le fournisseur d’autres sociétés ({count}).',
  'reason.typeInUse.suppliedOrders':
    'Le type reste inchangé, car des commandes sont passées à la société ({count}).',
  'reason.typeInUse.records': 'Le type reste inchangé, car la société est le client de dossiers ({count}).',
  'reason.typeInUse.orders':
    'Le type reste inchangé, car la société a des commandes ou des numéros de style ({count}).',
  'reason.typeInUse.agents':
    'Le type reste inchangé, car des personnes de la société ont le rôle d’agent, qui voit les coûts ({count}). Modifiez d’abord leurs rôles.',
  'reason.partiesOfImporters': 'Seuls les importateurs ont des agents et des fournisseurs.',
  'reason.notAgent': '{company} n’est pas un agent.',
  'reason.notSupplier': '{company} n’est pas un fournisseur.',
  'reason.accountClosed':
    'Ce compte n’est pas ouvert. Une nouvelle invitation décide de sa société et de son rôle.',
  'reason.profitsByAdmin':
    'Seul un administrateur peut appliquer la majoration de 10\u00a0%. Rien n’a été enregistré.',
  'reason.street': 'Veuillez saisir la rue et le numéro.',
  'reason.city': 'Veuillez saisir la ville.',
  'reason.country': 'Veuillez choisir un pays\u00a0: ce code pays est inconnu.',
  'reason.fillIn': 'Veuillez remplir ce champ.',
  'reason.long': '{most} caractères au maximum.',
  'reason.control': 'Il contient un caractère de contrôle.',
  'reason.staleCompany':
    'Cette société a été modifiée par une autre personne. Veuillez la recharger avant d’enregistrer.',
  'reason.line': 'Ligne {line}, {field}\u00a0: {reason}',
  'reason.field': '{field}: {reason}',
  'reason.lineMissing': 'Ligne {line}\u00a0: {field} manque.',
  'reason.chargeType': 'Le type de frais {number} n’existe pas pour les frais.',
  'reason.rate':
    '{rate} n’est pas un cours connu de {currency} pour le {date}. Convertissez de nouveau les frais.',
  'reason.conversion':
    '{given, select, blank {Vide} other {{given}}} ne correspond pas à {entered, select, blank {vide} other {{entered}}} {currency} au cours {rate}.',
  'reason.manifestConverted': 'Les frais des manifestes ne sont pas convertis.',
  'reason.notInUsd': 'Des frais convertis sont en USD.',
  'reason.notConverted': 'Les montants dans cette devise ne sont pas convertis.',
  'reason.noCurrency': 'Ce n’est pas un code de devise ISO 4217.',
  'reason.noNumber': 'Ce n’est pas un nombre.',
  'reason.wholeDigits': 'Le nombre a plus de {most} chiffres avant la virgule.',
  'reason.decimals': 'Le nombre a plus de {most} décimales.',
  'reason.negative': 'Le nombre est inférieur à 0.',
  'reason.noRate': 'Le cours n’est pas un nombre positif.',
  'reason.noDate': 'Ce n’est pas une date comme 2026-01-31.',
  'reason.percentageNegative': 'Les pourcentages FAK et NAC ne peuvent pas être négatifs.',
  'reason.percentageOver': 'Les pourcentages FAK et NAC ne peuvent pas dépasser 100.',
  'reason.validToBeforeFrom': 'La fin de la validité doit être postérieure à son début.',
  'reason.windowOverMonth': 'La validité est d’un mois au maximum.',
  'reason.text.long': 'Le texte dépasse {most} caractères.',
  'reason.tooManyEntries': '{most} éléments au maximum.',
  'reason.text.control': 'Le texte contient un caractère de contrôle.',
  'reason.text.half': 'Le texte contient une moitié de caractère.',
  'reason.airport': 'L’aéroport «\u00a0{code}\u00a0» est inconnu.',
  'reason.airportId': 'Ceci ne correspond pas à l’aéroport {code}.',
  'reason.airline': 'La compagnie aérienne «\u00a0{name}\u00a0» n’existe pas.',
  'reason.noWeightPrice': 'Veuillez indiquer au moins un prix au poids.',
  'reason.levelTwice': 'Le poids {level} a deux prix.',
  'reason.sameAirport': 'C’est aussi l’aéroport de départ.',
  'reason.noTransitTime': 'Veuillez saisir un intervalle de temps de transit valide.',
  'reason.transitOrder': 'Le temps de transit minimal dépasse le maximal.',
  'reason.noRouting': 'Veuillez saisir un itinéraire valide.',
  'reason.validityOrder': 'La validité se termine avant de commencer.',
  'reason.tooManyRates': 'Un envoi compte au plus {most} tarifs.',
  'reason.uploadTooLarge':
    'Les tarifs et leurs remarques dépassent ensemble {megabytes} Mo. Veuillez les envoyer en plusieurs parties.',
  'reason.tooManyUploads':
    'Cette société a {most} envois commencés et non terminés. Renvoyez l’un d’eux là où il a été commencé, ou attendez : chacun est supprimé {days} jours après son dernier envoi.',
  'reason.uploadChanged':
    'Ces tarifs ont déjà été envoyés avec un autre contenu. Veuillez les soumettre à nouveau.',
  'reason.unknownMilestone': 'Cette expédition n’a pas ce jalon.',
  'reason.reportPeriod': 'Veuillez choisir une période de 1 à {most} mois.',
  'reason.reportTooLarge':
    'Le rapport compterait plus de {most} expéditions. Veuillez choisir une période plus courte.',
  'reason.milestoneToCome':
    'Un jalon ne peut pas être atteint dans le futur. Veuillez vérifier la date et l’heure.',
  'reason.milestoneBeforePrevious': 'C’est avant le jalon précédent. Veuillez saisir une heure plus tardive.',
  'reason.milestonePreviousOpen': 'Veuillez d’abord enregistrer les jalons précédents.',
  'reason.milestoneAfterNext':
    'C’est après le jalon suivant, déjà atteint. Veuillez saisir une heure antérieure.',
  'reason.milestoneNextReached': 'Le jalon suivant est déjà atteint. Veuillez d’abord annuler celui-ci.',
  'reason.milestoneReached': 'Ce jalon est déjà atteint. Il ne peut plus être estimé.',
  'reason.milestoneBookingOpen':
    'La réservation de cette expédition est encore demandée. Veuillez d’abord confirmer la réservation.',
  'reason.shipmentCancelled': 'Cette expédition est annulée : la marchandise n’est pas transportée.',
  'reason.noDelayReason': 'Veuillez choisir la cause du retard. Un autre motif demande une remarque.',
  'reason.noTime': 'Ce n’est pas une heure comme 14:30.',
  'reason.unknownDelivery': 'Cette expédition n’a pas cette livraison.',
  'reason.deliveryDone': 'Ces marchandises ont déjà été livrées. La livraison ne peut plus être modifiée.',
  'reason.deliveryCancelled': 'Cette livraison a été annulée. Planifiez-en une autre.',
  'reason.deliveryPast': 'Ce jour est passé. Veuillez en choisir un plus tard.',
  'reason.deliveryToCome': 'Cette livraison n’a pas encore eu lieu. Veuillez l’enregistrer une fois faite.',
  'reason.deliveryTimeOrder': 'L’heure de fin précède celle de début.',
  'reason.staleRecord':
    'Ce dossier a été modifié par une autre personne. Veuillez le recharger avant d’enregistrer.',
  'reason.noFile': 'Ce fichier n’existe pas.',
  'reason.fileEmpty': 'Le fichier est vide.',
  'reason.fileTooLarge': 'Un fichier peut avoir {megabytes} Mo au maximum.',
  'reason.noRoom':
    'Les fichiers de cette société peuvent avoir {megabytes} Mo au total au maximum. Veuillez supprimer ceux qui ne servent plus.',
  'reason.documentKind': 'Un document est un fichier de l’un de ces types : {kinds}.',
  'reason.documentContent':
    'Le contenu de ce fichier n’est pas ce que dit son nom, ou un texte n’y est pas enregistré en UTF-8. Veuillez l’enregistrer à nouveau dans le programme qui l’a créé et choisir ce fichier.',
  'reason.documentHidden':
    'Le document serait ainsi caché à votre propre société. Veuillez choisir à nouveau qui le voit.',
  'reason.documentOfOthers':
    'Ce document a été ajouté par une autre société, qui seule le modifie et le retire.',
  'reason.documentGone':
    'Un document retiré ne peut être rétabli que pendant {minutes} minutes. Veuillez le téléverser à nouveau.',
  'reason.tooManyDocuments':
    'Un dossier a au plus {most} documents. Veuillez retirer ceux qui ne servent plus.',
  'reason.asAdmin':
    'Vous n’avez pas accès à ce dossier. Il a été ouvert en tant qu’administrateur, ce que votre compte ou votre lien n’est pas.',
  'reason.keyReused':
    'Cette clé a déjà servi pour une autre requête. Envoyez la requête modifiée avec une nouvelle clé.',
  'reason.notOffered': 'Le système du prestataire ne propose pas cette fonction.',
  'reason.platformFailed':
    'Le système du prestataire n’a pas donné de réponse exploitable. Veuillez réessayer plus tard.',
  'reason.outcomeUnknown':
    'La réponse à la modification s’est perdue et il est impossible de savoir si elle est enregistrée. Vérifiez ce qui est enregistré avant de réessayer.',
  'reason.tooMany': 'Trop de tentatives. Réessayez dans {seconds} secondes.',
  'reason.tooManyRows':
    'Cette demande porte sur plus de {most} lignes à la fois. Restreignez «\u00a0{relation}\u00a0»\u00a0: filtrez-le ou demandez moins de lignes avec take.',
  'reason.listTooLong':
    '«\u00a0{relation}\u00a0» a plus de {most} lignes. Demandez-en une partie avec take et skip.',
  'reason.tooSlow':
    'Cela a pris trop de temps et a été interrompu. Demandez moins de lignes, de relations ou de filtres.',
  'reason.wholeListTooLong':
    'La liste compte plus de {most} enregistrements, trop pour un seul fichier. Veuillez poser un filtre ou choisir une période plus courte.',
  'reason.exportRunning': 'Un de vos exports est encore en cours. Veuillez attendre sa fin ou l’annuler.',
  'reason.answerTooLarge':
    'La réponse dépasse {megabytes}\u00a0Mo. Demandez moins de lignes ou de relations.',
  'reason.weakPassword': 'Un mot de passe comporte au moins {least} caractères.',
  'reason.commonPassword': 'Ce mot de passe est l’un des plus courants. Veuillez en choisir un autre.',
  'reason.otherCompany': 'Vous agissez maintenant pour une autre société. Chargez-la avant de la modifier.',
  'reason.postalCode': 'Ce n’est pas un code postal de ce pays ({country}), où ils ressemblent à {example}.',
  'reason.countryOf': 'Le code pays {code} désigne un autre pays\u00a0: {country}.',
  'reason.picture.kind': 'La photo doit être une image PNG, JPEG ou WebP.',
  'reason.picture.bytes': 'La photo peut avoir {size}\u00a0ko au maximum.',
  'reason.picture.square': 'La photo doit être carrée.',
  'reason.picture.side': 'La photo doit avoir de {least} à {most} pixels de large.',
  'reason.searchPlace': 'Ce lieu n’existe pas pour ce mode de transport. Choisissez-en un dans la liste.',
  'reason.searchSamePlace': 'L’origine et la destination doivent être différentes.',
  'reason.quoteDayPast': 'Le jour d’expédition est passé. Relancez la recherche pour un jour à venir.',
  'reason.searchWeight': 'Saisissez un poids supérieur à 0.',
  'reason.searchVolume': 'Saisissez un volume supérieur à 0.',
  'reason.searchContainers': 'Saisissez au moins un conteneur, et au plus {most} par type.',
  'reason.quoteByCustomer': 'Seules les personnes du client peuvent répondre à ce devis.',
  'reason.quoteNotAnswered': 'Ce devis n’a pas encore reçu de réponse et peut être modifié tel quel.',
  'reason.versionByProvider':
    'Seuls les administrateurs du prestataire peuvent créer une nouvelle version d’un devis.',
  'reason.quoteByImporter': 'Les devis se demandent pour la société qui expédie. Agissez pour l’une d’elles.',
  'reason.bookingByImporter': 'Une réservation se demande pour une société qui expédie des marchandises.',
  'reason.bookingAnswered': 'Cette réservation n’est plus en attente et ne peut plus être modifiée ici.',
  'reason.bookingUnderWay':
    'L’expédition de cette réservation est déjà en cours. Veuillez confirmer la réservation, ou d’abord annuler ce qui a été enregistré.',
  'reason.planNotConfirmed': 'Cette réservation n’est pas confirmée : elle n’a pas de plan à modifier.',
  'reason.planUnderWay':
    'Quelque chose est déjà enregistré pour l’expédition. Veuillez plutôt saisir une nouvelle estimation sur l’expédition.',
  'reason.templateName': 'Un modèle de ce nom existe déjà. Veuillez choisir un autre nom, ou le remplacer.',
  'reason.bookingDayPast': 'Ce jour est passé. Veuillez en choisir un plus tard.',
  'reason.bookingQuote':
    'Ce devis n’est pas accepté par la société, ou ne l’est plus : une nouvelle version a peut-être été commencée.',
  'reason.quoteBooked':
    'Il existe entre-temps une réservation de ce devis : {numbers}. Consultez-la d’abord. S’il vous en faut une autre, rechargez cette page : votre saisie est conservée.',
  'reason.noLocalTime': 'Ce n’est pas un jour avec une heure comme 2026-01-31 14:00.',
  'reason.flightNumber': 'Ce n’est pas un numéro de vol comme LH8400.',
  'reason.viaIsEnd': 'Le vol commence ou se termine à cet aéroport. Choisissez une escale, ou rien.',
  'reason.flightArrival':
    'Selon les horloges des deux aéroports, le vol arrive avant son départ ou plusieurs jours après. Vérifiez les heures.',
  'reason.timeSkipped':
    'Cette heure n’existe pas à cet aéroport, car les horloges y sont avancées ce jour-là.',
  'reason.transitUnknown':
    'Le fuseau horaire de {airports} n’est pas connu. Saisissez la durée du vol, par exemple 11:25.',
  'reason.transitTwice':
    'Les horloges d’un aéroport sont reculées ce jour-là. Saisissez la durée du vol\u00a0: {one} ou {other}.',
  'reason.transitOther':
    'Selon les horloges des deux aéroports, le vol dure {time}. Corrigez la durée ou une heure, ou laissez ce champ vide.',
  'reason.departureTaken': 'Ce départ figure déjà dans les horaires\u00a0: {name}. Modifiez celui-là.',
  'reason.departureKept':
    'Ses lieux restent inchangés, car des réservations le demandent\u00a0: {bookings}{more, plural, =0 {} other { et # de plus}}.',
  'reason.departureWished':
    'Il ne peut pas être retiré, car des réservations le demandent\u00a0: {bookings}{more, plural, =0 {} other { et # de plus}}.',
  'reason.manifestNumberTaken': 'Un autre manifeste porte ce numéro.',
  'reason.manifestInUse.charges':
    'Il ne peut pas être retiré, car des frais y sont saisis\u00a0: {count, plural, one {# ligne} other {# lignes}}.',
  'reason.manifestInUse.invoices':
    'Il ne peut pas être retiré, car il est facturé\u00a0: {count, plural, one {# facture} other {# factures}}.',
  'reason.manifestInUse.documents':
    'Il ne peut pas être retiré, car des documents y sont joints\u00a0: {count}. Retirez d’abord ceux-ci.',
  'reason.importStyles':
    'Aucune de ses commandes n’a ces numéros de style\u00a0: {numbers}. Importez-les d’abord avec les commandes.',
  'reason.importStyleOrders':
    '«\u00a0{style}\u00a0» figure sur plusieurs de ses commandes\u00a0: {orders}. Écrivez la commande devant, par exemple 4500012345: AV-1001.',
  'reason.importAirline':
    'Aucune compagnie aérienne n’a ce code ou ce nom, ou plusieurs l’ont. Veuillez écrire son code IATA.',
  'reason.importSailings': 'Plusieurs départs correspondent à cette ligne. Veuillez indiquer le navire.',
  'reason.importFlights':
    'Plusieurs vols de ce numéro partent ce jour-là. Modifiez dans les horaires celui dont il s’agit.',
  'reason.importLocalTime':
    'Veuillez écrire l’heure locale de l’aéroport sous la forme AAAA-MM-JJ HH:MM, par exemple 2026-01-31 14:00, sans décalage.',
  'reason.importDuration': 'Veuillez écrire les heures et les minutes, par exemple 11:25.',
  'reason.bookingDeparture':
    'Ce départ ne figure plus dans les horaires ou ne relie pas ces lieux. Choisissez-en un autre, ou aucun.',
  'reason.unNumber': 'Un numéro ONU comporte quatre chiffres, par exemple 1263.',
  'reason.planArrival': 'Cette date précède le départ. Corrigez l’une des deux.',
  'reason.planCutOff': 'Cette date suit le départ. Corrigez l’une des deux.',
  'reason.ordersDelivered': 'Déjà livrées : {numbers}. Retirez-les ici.',
  'reason.ordersBooked': 'Déjà sur une autre réservation : {numbers}. Retirez-les ici.',
  'reason.bookingPieces': 'Saisissez un nombre entier de 1 à {most}.',
  'reason.shipWindowOrder': 'La période d’expédition finit avant de commencer.',
  'reason.quoteExpired': 'Ce devis a expiré. Recherchez les tarifs en vigueur et demandez-le de nouveau.',
  'reason.quoteNotIssued': 'Ce devis n’a pas encore été émis. Veuillez patienter.',
  'reason.quoteUnpriced': 'Ce devis n’indique encore aucun prix. Saisissez ses frais avant de l’émettre.',
  'reason.quoteNoPrice':
    'Ce devis n’indique encore aucun prix. Il pourra être accepté dès que ses frais seront saisis.',
  'reason.quoteAnswered':
    'Ce devis a déjà reçu une réponse. Une nouvelle version est nécessaire pour le modifier.',
  'reason.quoteWithdrawn': 'La demande de ce devis a été retirée. Demandez-en un nouveau.',
  'reason.quoteIssued': 'Ce devis a déjà été émis. Acceptez-le ou refusez-le plutôt.',
  'reason.quoteVersioned':
    'C’est une nouvelle version d’un devis qui a déjà reçu une réponse. Vous pourrez la refuser une fois émise.',
  'reason.quoteValidityPast': 'Ce jour est passé. Veuillez en choisir un plus tard.',
  'reason.rateGone':
    'Ce tarif ne s’applique plus, ou n’a pas de prix pour la demande. Relancez la recherche.',
};
