import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'reason.busy': 'Zu viele Anfragen zur selben Zeit. Bitte versuchen Sie es erneut.',
  'reason.passwordsBusy':
    'Zu viele Anmeldungen zur selben Zeit. Bitte versuchen Sie es in einigen Sekunden erneut.',
  'reason.unavailable': 'Der Dienst ist im Moment nicht verfügbar. Bitte versuchen Sie es erneut.',
  'reason.internal': 'Etwas ist schiefgelaufen. Bitte versuchen Sie es erneut.',
  'reason.dataRefused': 'Einer der Werte kann nicht gespeichert werden. Bitte prüfen Sie Ihre Eingaben.',
  'reason.jobUseless': 'Es wurde nicht rechtzeitig erledigt. Bitte starten Sie es erneut.',
  'reason.jobTooLarge':
    'Das ist zu viel, um es auf einmal zu verarbeiten. Bitte teilen Sie es in kleinere Teile auf.',
  'reason.jobTooLong':
    'Es hat zu lange gedauert und wurde abgebrochen. Bitte teilen Sie es in kleinere Teile auf.',
  'reason.signIn': 'Melden Sie sich an oder verwenden Sie einen gültigen Link, um fortzufahren.',
  'reason.badLink': 'Dieser Link ist ungültig oder abgelaufen.',
  'reason.noCustomer':
    'Diese Buchung hat keinen Kunden. Legen Sie ihn fest, bevor Sie Bestellungen hinzufügen.',
  'reason.noCompany': 'Diese Sendung hat keine Firma. Legen Sie sie fest, bevor Sie Bestellungen hinzufügen.',
  'reason.notOwnOrder': 'Die Bestellung {number} gibt es für diese Firma nicht.',
  'reason.notOwnOrders': 'Die Bestellungen {numbers} gibt es für diese Firma nicht.',
  'reason.notOwnOrdersMore': 'Die Bestellungen {numbers} und {more} weitere gibt es für diese Firma nicht.',
  'reason.notOwnStyle': 'Die Style-Nummer {number} gibt es für diese Firma nicht.',
  'reason.notOwnStyles': 'Die Style-Nummern {numbers} gibt es für diese Firma nicht.',
  'reason.notOwnStylesMore': 'Die Style-Nummern {numbers} und {more} weitere gibt es für diese Firma nicht.',
  'reason.importsByAdmin': 'Nur ein Administrator des Anbieters kann importieren.',
  'reason.unknownImport': 'Diesen Import gibt es nicht.',
  'reason.importNotChecked':
    'Dieser Import kann noch nicht ausgeführt werden: Seine Prüfung ist nicht abgeschlossen.',
  'reason.importAdminGone':
    'Wer diesen Import begonnen hat, ist kein Administrator des Anbieters mehr. Was schon geschrieben wurde, bleibt; ein anderer Administrator kann ihn fortsetzen.',
  'reason.importFile':
    '{fault, select, oldWorkbook {Das ist eine alte .xls-Arbeitsmappe. Bitte öffnen Sie sie in Excel und speichern Sie sie als .xlsx.} encrypted {Die Datei ist mit einem Kennwort geschützt. Bitte speichern Sie eine Kopie ohne Kennwort.} damaged {Die Datei kann nicht gelesen werden. Vielleicht ist sie beschädigt; bitte speichern Sie sie erneut als .xlsx.} other {Das ist keine Arbeitsmappe. Bitte wählen Sie eine Datei mit der Endung .xlsx oder .csv.}}',
  'reason.importTooManyRows': 'Die Datei hat mehr als {most} Zeilen. Bitte teilen Sie sie auf.',
  'reason.importTooManyColumns':
    'Die Datei hat mehr als {most} Spalten. Bitte lassen Sie weg, was nicht gebraucht wird.',
  'reason.importNoRows': 'Die Datei hat unter den Überschriften keine Zeilen.',
  'reason.importNoColumns': 'Der Datei fehlt, was jede Zeile braucht: {columns}.',
  'reason.importSheets':
    'Mehrere Blätter haben Zeilen: {sheets}. Bitte behalten oder zeigen Sie nur eines davon.',
  'reason.importColumnTwice': 'Zwei Spalten der Datei gelten als {column}. Bitte lassen Sie eine davon weg.',
  'reason.importColumn': 'Eine Spalte {column} gibt es nicht.',
  'reason.importFormula':
    'Das ist eine Formel oder der Fehler einer Formel. Bitte setzen Sie ihren Wert ein.',
  'reason.importHidden': 'Das Blatt blendet diese Zeile aus.',
  'reason.importStruck':
    'Das ist durchgestrichen. Bitte löschen Sie es, oder entfernen Sie die Durchstreichung.',
  'reason.importTitle': 'Diese Zeile ist ein Titel oder wiederholt die Überschriften.',
  'reason.importShortened':
    'Eine Tabellenkalkulation hat diese Nummer gekürzt, ihre letzten Ziffern fehlen. Bitte schreiben Sie alle Ziffern als Text.',
  'reason.importFootnote': 'Hinter der Nummer steht ein Fußnotenzeichen. Bitte entfernen Sie es.',
  'reason.importNoReference': 'Das ist keine Nummer. Bitte lassen Sie die Zelle leer, wo es keine gibt.',
  'reason.importQuote':
    'Hier öffnet ein Anführungszeichen, das nirgends schließt. Bitte schließen oder entfernen Sie es.',
  'reason.importUnit': 'Das steht in einer anderen Einheit oder Währung als {unit}. Bitte rechnen Sie es um.',
  'reason.importDateOrder':
    'Dieser Tag lässt sich auf zwei Arten lesen, als {one} und als {other}. Bitte schreiben Sie ihn als JJJJ-MM-TT.',
  'reason.importMoreCells':
    'Diese Zeile hat mehr Zellen, als die Datei Überschriften hat. Bitte setzen Sie Anführungszeichen um das, was das Trennzeichen enthält.',
  'reason.importDate':
    'Bitte schreiben Sie Tage als JJJJ-MM-TT, etwa 2026-01-31, oder als Datum der Arbeitsmappe.',
  'reason.importNumber': 'Bitte schreiben Sie Zahlen mit Punkt und ohne Tausendertrennung, etwa 1250.5.',
  'reason.importNoAmount': 'Hier steht keine Zahl. Bitte lassen Sie die Zelle leer, wo es keine gibt.',
  'reason.importAmbiguous': 'Bitte schreiben Sie {whole} oder {decimal}.',
  'reason.importChoice': 'Möglich sind nur: {choices}.',
  'reason.importCurrency': 'Das ist kein Währungscode nach ISO 4217, etwa USD.',
  'reason.importCountry': 'Kein Land hat diesen Code oder englischen Namen.',
  'reason.importPort':
    'Kein Hafen hat diesen Code oder Namen, oder mehrere haben den Namen. Bitte schreiben Sie den UN/LOCODE, etwa CNSHA.',
  'reason.importCarrier':
    'Keine Reederei oder Fluggesellschaft hat diesen Code oder Namen, oder mehrere haben ihn. Bitte schreiben Sie den Code.',
  'reason.importOceanCarrier':
    'Keine Reederei hat diesen Code oder Namen, oder mehrere haben ihn. Bitte schreiben Sie den SCAC.',
  'reason.importCompany': 'Keine Firma hat die Referenz oder den Namen „{company}“.',
  'reason.importCompanies':
    'Mehrere Firmen heißen „{company}“. Bitte schreiben Sie die Referenz der gemeinten.',
  'reason.importNotSupplierOf': '„{company}“ ist kein Lieferant von {purchaser}.',
  'reason.importNotOfType':
    '„{company}“ ist kein {type, select, importer {Importeur} agent {Agent} other {Lieferant}}.',
  'reason.importOtherType': 'Diese Referenz hat eine Firma anderer Art. Die Art lässt sich nicht ändern.',
  'reason.importOrders': 'Der Kunde hat keine Bestellungen mit diesen Nummern: {numbers}.',
  'reason.importBooking': 'Keine Buchung hat diese Referenz.',
  'reason.importShipment': 'Keine Sendung hat diese Referenz.',
  'reason.importOtherCustomer': 'Das gehört einem anderen Kunden.',
  'reason.importCustomerKept':
    'Der Kunde lässt sich nicht ändern: Was an diesem Datensatz hängt, gehört dem bisherigen.',
  'reason.importTwice': 'Diese Referenz steht schon in Zeile {line}.',
  'reason.importArrival': 'Die Ankunft liegt vor der Abfahrt.',
  'reason.importShipmentLeft':
    'Die Buchung dieser Sendung wurde abgelehnt oder zurückgezogen: Ihr Status ist Cancelled.',
  'reason.importShipmentBegun':
    'Von dieser Sendung sind schon Meilensteine erfasst, daher kann sie nicht Cancelled sein.',
  'reason.importRowRefused':
    'Die Datenbank nimmt diese Zeile nicht an, vielleicht weil ein anderer Datensatz ihre Referenz schon hat.',
  'reason.importLocalCharge':
    '{charge} ist keine lokale Gebühr. Bitte schreiben Sie Gebühr, Einheit (EA, CBM, KG, CTN), Währung und Betrag, etwa DTH EA USD 210.50.',
  'reason.importSubmission':
    'Es gibt keine Rateneinreichung mit dieser Nummer. Bitte prüfen Sie die Nummer oder lassen Sie sie leer.',
  'reason.importRateSource':
    'Bitte geben Sie bei der Quelle Agent die Einreichung und bei der Quelle External die externe Quelle an; sonst lassen Sie beide leer.',
  'reason.importNoPrice': 'Bitte geben Sie den Preis eines Containertyps oder von LCL je CBM an.',
  'reason.importInsurance':
    'Versicherungsreferenz, Versicherungswert und Währung werden zusammen angegeben oder gar nicht.',
  'reason.unknownRoute':
    'Dieses Routenabonnement wurde nicht gefunden. Vielleicht wurde es gelöscht. Bitte laden Sie die Liste neu.',
  'reason.routeTwice': 'Eine Route steht zweimal in der Liste. Bitte nennen Sie jede Route nur einmal.',
  'reason.unknownPort': 'Diesen Hafen gibt es nicht mehr. Bitte wählen Sie einen anderen.',
  'reason.unknownCarrier': 'Diese Reederei gibt es nicht mehr. Bitte wählen Sie eine andere.',
  'reason.importNotProvider':
    'Diese Datei ist nur für den Anbieter. Bitte handeln Sie für den Anbieter, und wählen Sie die Datei dann erneut.',
  'reason.importTime':
    'Bitte schreiben Sie Zeiten als JJJJ-MM-TT HH:MM in UTC, etwa 2026-01-31 14:00, oder mit Abstand zu UTC wie +02:00.',
  'reason.importEventOfMode':
    'Eine Sendung per {mode, select, Air {Luftfracht} other {Seefracht}} hat keinen solchen Meilenstein.',
  'reason.importMilestoneGap':
    'Ein späterer Meilenstein ist schon erreicht. Bitte geben Sie an, wann dieser erreicht wurde.',
  'reason.importContainer':
    'Die Prüfziffer dieser Containernummer ist falsch: Die übrigen Zeichen ergeben {digit}. Bitte prüfen Sie die Nummer.',
  'reason.importContainerForm':
    'Eine Containernummer hat vier Buchstaben, der letzte U, J oder Z, und sieben Ziffern, etwa CSQU3054383.',
  'reason.importContainerByAir': 'Eine Luftfrachtsendung hat keine Container.',
  'reason.importSizeType': 'Bitte schreiben Sie Größe und Typ nach ISO 6346, etwa 22G1 oder 45G1.',
  'reason.importAirportCode': 'Ein Flughafen hat einen Code aus drei Buchstaben, etwa HAM.',
  'reason.importAirport': 'Kein Flughafen hat diesen IATA-Code.',
  'reason.importInvoiceDue': 'Sie ist fällig, bevor sie ausgestellt ist.',
  'reason.importInvoiceRow': 'Eine andere Zeile dieser Rechnung ist falsch: Zeile {line}.',
  'reason.importInvoiceDiffers': 'Das weicht von dem ab, was Zeile {line} zu derselben Rechnung sagt.',
  'reason.importInvoiceTaken': 'Eine Rechnung eines anderen Kunden hat diese Nummer.',
  'reason.importInvoicePaid':
    'Zu dieser Rechnung sind Zahlungen oder Gutschriften erfasst; ihre Positionen bleiben daher, wie sie sind.',
  'reason.importPaidLess': '{amount} ist schon als bezahlt erfasst, und das ist weniger.',
  'reason.importPaidMore': 'Das ist mehr, als zu zahlen ist: {amount}.',
  'reason.bankAccount':
    'Länge oder Prüfziffern dieser IBAN stimmen nicht. Bitte mit den Unterlagen der Bank vergleichen.',
  'reason.bic': 'Ein BIC hat 8 oder 11 Buchstaben und Ziffern.',
  'reason.notOwnSupplier': 'Diese Firma ist kein Lieferant des Bestellers.',
  'reason.orderCarried':
    'Die Bestellung lässt sich nicht umbenennen oder entfernen, weil sie auf {records}{more, plural, =0 {} other { und # weiteren}} steht.',
  'reason.orderCarriedUnseen':
    'Die Bestellung lässt sich nicht umbenennen oder entfernen, weil sie auf einer Buchung oder Sendung steht, die Sie nicht sehen.',
  'reason.orderNumberTaken': 'Eine andere Bestellung hat die Nummer „{number}“.',
  'reason.orderGone':
    'Eine entfernte Bestellung lässt sich nur innerhalb von {minutes} Minuten wiederherstellen. Bitte legen Sie sie neu an.',
  'reason.phoneNumber': 'Bitte eine Telefonnummer eingeben, etwa +49 40 555 0100.',
  'reason.emailForm': 'Bitte eine E-Mail-Adresse eingeben, etwa office@firma.de.',
  'reason.invoiceNumberTaken': 'Eine andere Rechnung hat diese Nummer.',
  'reason.invoiceSettled':
    'Es ist schon etwas bezahlt oder gutgeschrieben. Bitte schreiben Sie den offenen Betrag gut.',
  'reason.invoiceEntryToCome': 'Bitte wählen Sie einen Tag, der nicht in der Zukunft liegt.',
  'reason.invoiceCreditBefore': 'Eine Gutschrift kann nicht vor ihrer Rechnung liegen.',
  'reason.invoiceEntryReversed': 'Das wurde bereits storniert.',
  'reason.tooManyRoutes':
    'Diese Firma kann höchstens {most} Routen haben. Bitte löschen Sie Routen, die nicht mehr gebraucht werden; ihr Platz ist {minutes} Minuten nach dem Löschen frei.',
  'reason.notRestorable':
    'Diese Route lässt sich nicht mehr wiederherstellen: Das geht {minutes} Minuten lang nach dem Löschen. Bitte fügen Sie sie neu hinzu.',
  'reason.markups':
    'Aufschläge legt nur der Anbieter fest. Bitte fordern Sie das Ratenblatt ohne Prozentsätze an.',
  'reason.markupsOfCustomer':
    'Nur Kunden haben Aufschläge: Agenten erhalten ihre eigenen Raten zum Einkaufspreis.',
  'reason.noRoutes': 'Diese Firma hat keine Routen. Bitte fügen Sie zuerst eine Route hinzu.',
  'reason.tooManySheets':
    'Diese Firma wartet bereits auf {most} Ratenblätter. Bitte warten Sie, bis eines fertig ist, oder brechen Sie eines ab.',
  'reason.tooManySheetsAsked':
    'Sie warten bereits auf {most} Ratenblätter. Bitte warten Sie, bis eines fertig ist, oder brechen Sie eines ab.',
  'reason.unknownSheet': 'Dieses Ratenblatt wurde nicht gefunden.',
  'reason.sheetNotReady': 'Dieses Ratenblatt ist nicht fertig.',
  'reason.sheetNotEnded':
    'Eine Version dieses Ratenblatts wird noch erstellt. Bitte warten Sie, bis sie fertig ist, oder brechen Sie sie ab.',
  'reason.sheetNotStored':
    'Das Ratenblatt konnte nicht gespeichert werden. Bitte erstellen Sie es später erneut.',
  'reason.rateServiceFailed':
    'Der Ratendienst hat das Ratenblatt nicht angenommen. Bitte erstellen Sie es später erneut.',
  'reason.badServiceKey': 'Dieser Dienstschlüssel ist unbekannt, widerrufen oder abgelaufen.',
  'reason.serviceKeysByAdmin': 'Nur ein Administrator des Anbieters kann Dienstschlüssel verwalten.',
  'reason.serviceKeyRecordType': 'Dieser Dienstschlüssel erstellt keine Links zu Datensätzen dieser Art.',
  'reason.serviceKeyCompany':
    'Dieser Dienstschlüssel erstellt keine Links zu diesem Datensatz: Er gehört zu keiner der Firmen des Schlüssels.',
  'reason.serviceKeyRole': 'Dieser Dienstschlüssel erstellt keine Links mit dieser Rolle.',
  'reason.unknownCompany': 'Diese Firma gibt es nicht.',
  'reason.adminOnly': 'Nur ein Administrator kann für eine andere Firma handeln.',
  'reason.roleOfCompany':
    'Administratoren sind Personen des Anbieters, Agenten Personen des Anbieters oder einer Agentenfirma, Manager Personen jeder anderen Firma als des Anbieters. Bitte eine andere Rolle wählen.',
  'reason.inviteRole':
    'Ihre Firma hat die Rolle nicht mehr, zu der Sie eingeladen wurden. Bitten Sie die Person, die Sie eingeladen hat, um eine neue Einladung.',
  'reason.accountsByAdmin': 'Nur ein Administrator oder Manager kann Konten verwalten.',
  'reason.unknownAccount': 'Dieses Konto gibt es nicht.',
  'reason.ownAccount':
    'Niemand kann das eigene Konto schließen oder dessen Rolle oder Firma ändern. Bitte fragen Sie einen anderen Administrator.',
  'reason.ownNames': 'Den eigenen Namen und die eigene Position ändern Sie in Ihrem Profil.',
  'reason.companiesByAdmin': 'Nur ein Administrator des Anbieters kann Firmen verwalten.',
  'reason.baseRatesByAdmin': 'Nur Administratoren des Anbieters sehen Einkaufsraten.',
  'reason.referenceTaken': '{company} hat die Referenz {reference} bereits.',
  'reason.providerType': 'Es gibt einen Anbieter: Seine Art bleibt, und keine andere Firma wird dazu.',
  'reason.typeInUse.agentOf': 'Die Art bleibt, weil die Firma für andere als Agent tätig ist ({count}).',
  'reason.typeInUse.agentOn': 'Die Art bleibt, weil die Firma Agent von Vorgängen ist ({count}).',
  'reason.typeInUse.supplierOf': 'Die Art bleibt, weil die Firma Lieferant von anderen ist ({count}).',
  'reason.typeInUse.suppliedOrders': 'Die Art bleibt, weil bei der Firma bestellt wurde ({count}).',
  'reason.typeInUse.records': 'Die Art bleibt, weil die Firma Kunde von Vorgängen ist ({count}).',
  'reason.typeInUse.orders': 'Die Art bleibt, weil die Firma Bestellungen oder Style-Nummern hat ({count}).',
  'reason.typeInUse.agents':
    'Die Art bleibt, weil Personen der Firma die Rolle eines Agenten haben, der Kosten sieht ({count}). Bitte zuerst deren Rollen ändern.',
  'reason.partiesOfImporters': 'Nur Importeure haben Agenten und Lieferanten.',
  'reason.notAgent': '{company} ist kein Agent.',
  'reason.notSupplier': '{company} ist kein Lieferant.',
  'reason.accountClosed':
    'Dieses Konto ist nicht offen. Über Firma und Rolle entscheidet eine neue Einladung.',
  'reason.profitsByAdmin':
    'Nur ein Administrator kann 10\u00a0% Gewinn aufschlagen. Nichts wurde gespeichert.',
  'reason.street': 'Bitte geben Sie Straße und Hausnummer ein.',
  'reason.city': 'Bitte geben Sie den Ort ein.',
  'reason.country': 'Bitte wählen Sie ein Land: Dieser Ländercode ist nicht bekannt.',
  'reason.fillIn': 'Bitte füllen Sie dieses Feld aus.',
  'reason.long': 'Höchstens {most} Zeichen.',
  'reason.control': 'Es enthält ein Steuerzeichen.',
  'reason.staleCompany':
    'Diese Firma wurde von jemand anderem geändert. Bitte laden Sie sie vor dem Speichern neu.',
  'reason.line': 'Zeile {line}, {field}: {reason}',
  'reason.field': '{field}: {reason}',
  'reason.lineMissing': 'Zeile {line}, {field} fehlt.',
  'reason.chargeType': 'Die Gebührenart {number} gibt es für Gebühren nicht.',
  'reason.rate': '{rate} ist kein bekannter Kurs von {currency} am {date}. Rechnen Sie die Gebühr neu um.',
  'reason.conversion':
    '{given, select, blank {Leer} other {{given}}} entspricht nicht {entered, select, blank {leer} other {{entered}}} {currency} zum Kurs {rate}.',
  'reason.manifestConverted': 'Gebühren von Manifesten werden nicht umgerechnet.',
  'reason.notInUsd': 'Eine umgerechnete Gebühr ist in USD.',
  'reason.notConverted': 'Beträge in dieser Währung werden nicht umgerechnet.',
  'reason.noCurrency': 'Das ist kein Währungscode nach ISO 4217.',
  'reason.noNumber': 'Das ist keine Zahl.',
  'reason.wholeDigits': 'Die Zahl hat mehr als {most} Stellen vor dem Komma.',
  'reason.decimals': 'Die Zahl hat mehr als {most} Nachkommastellen.',
  'reason.negative': 'Die Zahl ist kleiner als 0.',
  'reason.noRate': 'Der Kurs ist keine positive Zahl.',
  'reason.noDate': 'Das ist kein Datum wie 2026-01-31.',
  'reason.percentageNegative': 'Der FAK- und der NAC-Prozentsatz dürfen nicht negativ sein.',
  'reason.percentageOver': 'Der FAK- und der NAC-Prozentsatz dürfen 100 nicht überschreiten.',
  'reason.validToBeforeFrom': 'Das Ende der Gültigkeit muss nach ihrem Beginn liegen.',
  'reason.windowOverMonth': 'Die Gültigkeit darf höchstens einen Monat dauern.',
  'reason.text.long': 'Der Text ist länger als {most} Zeichen.',
  'reason.tooManyEntries': 'Höchstens {most} Einträge.',
  'reason.text.control': 'Der Text enthält ein Steuerzeichen.',
  'reason.text.half': 'Der Text enthält ein halbes Zeichen.',
  'reason.airport': 'Der Flughafen „{code}“ ist unbekannt.',
  'reason.airportId': 'Das gehört nicht zum Flughafen {code}.',
  'reason.airline': 'Die Fluggesellschaft „{name}“ gibt es nicht.',
  'reason.noWeightPrice': 'Bitte geben Sie mindestens einen Gewichtspreis an.',
  'reason.levelTwice': 'Das Gewicht {level} hat zwei Preise.',
  'reason.sameAirport': 'Das ist auch der Abflughafen.',
  'reason.noTransitTime': 'Bitte geben Sie einen gültigen Bereich für die Laufzeit ein.',
  'reason.transitOrder': 'Die kürzeste Laufzeit ist länger als die längste.',
  'reason.noRouting': 'Bitte geben Sie ein gültiges Routing ein.',
  'reason.validityOrder': 'Die Gültigkeit endet, bevor sie beginnt.',
  'reason.tooManyRates': 'Eine Einreichung hat höchstens {most} Raten.',
  'reason.uploadTooLarge':
    'Die Raten haben mit ihren Hinweisen zusammen mehr als {megabytes} MB. Bitte reichen Sie sie in mehreren Teilen ein.',
  'reason.tooManyUploads':
    'Diese Firma hat {most} begonnene, nicht abgeschlossene Einreichungen. Reichen Sie eine davon dort, wo sie begonnen wurde, noch einmal ein, oder warten Sie: Jede verfällt {days} Tage nach dem letzten Senden.',
  'reason.uploadChanged':
    'Diese Raten wurden schon mit anderem Inhalt gesendet. Bitte reichen Sie sie neu ein.',
  'reason.unknownMilestone': 'Diese Sendung hat keinen solchen Meilenstein.',
  'reason.reportPeriod': 'Bitte wählen Sie einen Zeitraum von 1 bis {most} Monaten.',
  'reason.reportTooLarge':
    'Der Bericht umfasste mehr als {most} Sendungen. Bitte wählen Sie einen kürzeren Zeitraum.',
  'reason.milestoneToCome':
    'Ein Meilenstein kann nicht in der Zukunft erreicht werden. Bitte prüfen Sie Datum und Uhrzeit.',
  'reason.milestoneBeforePrevious':
    'Das liegt vor dem vorhergehenden Meilenstein. Bitte geben Sie eine spätere Zeit ein.',
  'reason.milestonePreviousOpen': 'Bitte erfassen Sie zuerst die Meilensteine davor.',
  'reason.milestoneAfterNext':
    'Das liegt nach dem nächsten Meilenstein, der schon erreicht ist. Bitte geben Sie eine frühere Zeit ein.',
  'reason.milestoneNextReached':
    'Der nächste Meilenstein ist schon erreicht. Bitte nehmen Sie zuerst diesen zurück.',
  'reason.milestoneReached': 'Dieser Meilenstein ist schon erreicht. Er kann nicht mehr erwartet werden.',
  'reason.milestoneBookingOpen':
    'Die Buchung dieser Sendung ist noch angefragt. Bitte bestätigen Sie zuerst die Buchung.',
  'reason.shipmentCancelled': 'Diese Sendung ist storniert: Die Ware wird nicht befördert.',
  'reason.noDelayReason':
    'Bitte wählen Sie, warum es sich verspätet. Ein anderer Grund braucht eine Anmerkung.',
  'reason.noTime': 'Das ist keine Uhrzeit wie 14:30.',
  'reason.unknownDelivery': 'Zu dieser Sendung gibt es diese Lieferung nicht.',
  'reason.deliveryDone': 'Diese Waren wurden bereits geliefert. Die Lieferung lässt sich nicht mehr ändern.',
  'reason.deliveryCancelled': 'Diese Lieferung wurde abgesagt. Bitte planen Sie eine neue.',
  'reason.deliveryPast': 'Dieser Tag ist vorbei. Bitte wählen Sie einen späteren.',
  'reason.deliveryToCome': 'Diese Lieferung steht noch bevor. Bitte erfassen Sie sie, wenn sie erfolgt ist.',
  'reason.deliveryTimeOrder': 'Die Zeit endet, bevor sie beginnt.',
  'reason.staleRecord':
    'Dieser Datensatz wurde von jemand anderem geändert. Bitte laden Sie ihn vor dem Speichern neu.',
  'reason.noFile': 'Diese Datei gibt es nicht.',
  'reason.fileEmpty': 'Die Datei ist leer.',
  'reason.fileTooLarge': 'Eine Datei darf höchstens {megabytes} MB haben.',
  'reason.noRoom':
    'Die Dateien dieser Firma dürfen zusammen höchstens {megabytes} MB haben. Bitte löschen Sie Dateien, die nicht mehr gebraucht werden.',
  'reason.documentKind': 'Ein Dokument ist eine Datei von einer dieser Arten: {kinds}.',
  'reason.documentContent':
    'Der Inhalt dieser Datei ist nicht, was ihr Name sagt, oder ein Text darin ist nicht als UTF-8 gespeichert. Bitte speichern Sie sie in ihrem Programm neu und wählen Sie diese Datei.',
  'reason.documentHidden':
    'Damit wäre das Dokument vor Ihrer eigenen Firma verborgen. Bitte wählen Sie neu, wer es sieht.',
  'reason.documentOfOthers':
    'Dieses Dokument hat eine andere Firma hinzugefügt; nur sie ändert und entfernt es.',
  'reason.documentGone':
    'Ein entferntes Dokument lässt sich nur {minutes} Minuten lang wiederherstellen. Bitte laden Sie es neu hoch.',
  'reason.tooManyDocuments':
    'Ein Vorgang hat höchstens {most} Dokumente. Bitte entfernen Sie nicht mehr benötigte.',
  'reason.asAdmin':
    'Sie haben keinen Zugriff auf diesen Datensatz. Er wurde als Administrator geöffnet, was Ihr Konto oder Ihr Link nicht ist.',
  'reason.keyReused':
    'Dieser Schlüssel wurde schon für eine andere Anfrage verwendet. Senden Sie eine geänderte Anfrage mit einem neuen Schlüssel.',
  'reason.notOffered': 'Das System des Anbieters bietet dies nicht an.',
  'reason.platformFailed':
    'Das System des Anbieters hat keine brauchbare Antwort gegeben. Bitte versuchen Sie es später erneut.',
  'reason.outcomeUnknown':
    'Die Antwort auf die Änderung ging verloren, und es lässt sich nicht feststellen, ob sie gespeichert ist. Bitte sehen Sie nach, was gespeichert ist, bevor Sie es erneut versuchen.',
  'reason.tooMany': 'Zu viele Versuche. Versuchen Sie es in {seconds} Sekunden erneut.',
  'reason.tooManyRows':
    'Das fragt nach mehr als {most} Zeilen auf einmal. Grenzen Sie „{relation}“ ein: durch einen Filter oder weniger Zeilen mit take.',
  'reason.listTooLong':
    '„{relation}“ hat mehr als {most} Zeilen. Fragen Sie mit take und skip nach einem Teil davon.',
  'reason.tooSlow':
    'Das dauerte zu lange und wurde beendet. Fragen Sie nach weniger: weniger Zeilen, Beziehungen oder Filter.',
  'reason.wholeListTooLong':
    'Die Liste hat mehr als {most} Datensätze, zu viele für eine Datei. Bitte setzen Sie einen Filter oder einen kürzeren Zeitraum.',
  'reason.exportRunning':
    'Ein Export von Ihnen läuft noch. Bitte warten Sie auf sein Ende, oder brechen Sie ihn ab.',
  'reason.answerTooLarge':
    'Die Antwort ist größer als {megabytes} MB. Fragen Sie nach weniger Zeilen oder Beziehungen.',
  'reason.weakPassword': 'Ein Passwort hat mindestens {least} Zeichen.',
  'reason.commonPassword': 'Dieses Passwort gehört zu den häufigsten. Bitte wählen Sie ein anderes.',
  'reason.otherCompany':
    'Sie handeln jetzt für eine andere Firma. Bitte laden Sie diese, bevor Sie etwas ändern.',
  'reason.postalCode': 'Das ist keine Postleitzahl von {country}; dort sehen sie so aus: {example}.',
  'reason.countryOf': 'Der Ländercode {code} gehört zu {country}.',
  'reason.picture.kind': 'Das Bild muss ein PNG, JPEG oder WebP sein.',
  'reason.picture.bytes': 'Das Bild darf höchstens {size} kB haben.',
  'reason.picture.square': 'Das Bild muss ein Quadrat sein.',
  'reason.picture.side': 'Das Bild muss {least} bis {most} Pixel breit sein.',
  'reason.searchPlace': 'Diesen Ort gibt es für diese Transportart nicht. Bitte einen aus der Liste wählen.',
  'reason.searchSamePlace': 'Abgangs- und Bestimmungsort müssen verschieden sein.',
  'reason.quoteDayPast': 'Der Versandtag ist vorbei. Bitte für einen kommenden Tag erneut suchen.',
  'reason.searchWeight': 'Bitte ein Gewicht über 0 eingeben.',
  'reason.searchVolume': 'Bitte ein Volumen über 0 eingeben.',
  'reason.searchContainers': 'Bitte mindestens einen Container eingeben, und höchstens {most} je Typ.',
  'reason.quoteByCustomer': 'Nur Personen des Kunden können dieses Angebot beantworten.',
  'reason.quoteNotAnswered':
    'Dieses Angebot wurde noch nicht beantwortet und kann so geändert werden, wie es ist.',
  'reason.versionByProvider':
    'Nur Administratoren des Anbieters können eine neue Version eines Angebots anlegen.',
  'reason.quoteByImporter':
    'Angebote werden für die Firma angefragt, die versendet. Wechseln Sie dafür zu einer solchen.',
  'reason.bookingByImporter': 'Buchungen werden für ein Unternehmen angefragt, das Waren versendet.',
  'reason.bookingAnswered': 'Diese Buchung ist nicht mehr offen und lässt sich hier nicht mehr ändern.',
  'reason.bookingUnderWay':
    'Die Sendung dieser Buchung ist schon unterwegs. Bitte bestätigen Sie die Buchung, oder nehmen Sie zuerst zurück, was erfasst wurde.',
  'reason.planNotConfirmed':
    'Diese Buchung ist nicht bestätigt und hat darum keinen Plan, der sich ändern ließe.',
  'reason.planUnderWay':
    'Zur Sendung ist schon etwas erfasst. Bitte geben Sie stattdessen bei der Sendung eine neue Schätzung ein.',
  'reason.templateName':
    'Es gibt schon eine Vorlage mit diesem Namen. Bitte wählen Sie einen anderen Namen, oder ersetzen Sie sie.',
  'reason.bookingDayPast': 'Dieser Tag ist vorbei. Bitte wählen Sie einen späteren.',
  'reason.bookingQuote':
    'Dieses Angebot ist vom Unternehmen nicht oder nicht mehr angenommen: Vielleicht wurde eine neue Version begonnen.',
  'reason.quoteBooked':
    'Inzwischen gibt es eine Buchung zu diesem Angebot: {numbers}. Bitte sehen Sie sie zuerst an. Wenn Sie eine weitere brauchen, laden Sie diese Seite neu: Ihre Eingaben bleiben.',
  'reason.noLocalTime': 'Das ist kein Tag mit Uhrzeit wie 2026-01-31 14:00.',
  'reason.flightNumber': 'Das ist keine Flugnummer wie LH8400.',
  'reason.viaIsEnd':
    'Der Flug beginnt oder endet an diesem Flughafen. Bitte wählen Sie eine Zwischenlandung oder nichts.',
  'reason.flightArrival':
    'Nach den Uhren beider Flughäfen kommt der Flug vor dem Abflug oder erst Tage später an. Bitte prüfen Sie die Zeiten.',
  'reason.timeSkipped':
    'Diese Uhrzeit gibt es an diesem Flughafen nicht, weil die Uhren an diesem Tag vorgestellt werden.',
  'reason.transitUnknown':
    'Die Zeitzone von {airports} ist nicht bekannt. Bitte geben Sie die Flugzeit ein, etwa 11:25.',
  'reason.transitTwice':
    'An diesem Tag werden die Uhren eines Flughafens zurückgestellt. Bitte geben Sie die Flugzeit ein: {one} oder {other}.',
  'reason.transitOther':
    'Nach den Uhren beider Flughäfen dauert der Flug {time}. Bitte berichtigen Sie dies oder eine Zeit, oder lassen Sie das Feld leer.',
  'reason.departureTaken': 'Das steht schon im Fahrplan: {name}. Bitte ändern Sie jenen Eintrag.',
  'reason.departureKept':
    'Die Orte bleiben, weil Buchungen danach fragen: {bookings}{more, plural, =0 {} other { und # weitere}}.',
  'reason.departureWished':
    'Das lässt sich nicht entfernen, weil Buchungen danach fragen: {bookings}{more, plural, =0 {} other { und # weitere}}.',
  'reason.manifestNumberTaken': 'Ein anderes Manifest hat diese Nummer.',
  'reason.manifestInUse.charges':
    'Das Manifest lässt sich nicht entfernen, weil Kosten darauf erfasst sind: {count, plural, one {# Zeile} other {# Zeilen}}.',
  'reason.manifestInUse.invoices':
    'Das Manifest lässt sich nicht entfernen, weil es abgerechnet ist: {count, plural, one {# Rechnung} other {# Rechnungen}}.',
  'reason.manifestInUse.documents':
    'Das Manifest lässt sich nicht entfernen, weil Dokumente daran hängen: {count}. Bitte entfernen Sie zuerst diese.',
  'reason.importStyles':
    'Keine seiner Bestellungen hat diese Style-Nummern: {numbers}. Bitte importieren Sie sie zuerst mit den Bestellungen.',
  'reason.importStyleOrders':
    '„{style}“ steht auf mehreren seiner Bestellungen: {orders}. Bitte schreiben Sie die Bestellung davor, etwa 4500012345: AV-1001.',
  'reason.importAirline':
    'Keine Fluglinie hat diesen Code oder Namen, oder mehrere haben ihn. Bitte schreiben Sie den IATA-Code.',
  'reason.importSailings': 'Mehrere Abfahrten passen zu dieser Zeile. Bitte das Schiff nennen.',
  'reason.importFlights':
    'Mehrere Flüge dieser Nummer starten an diesem Tag. Bitte ändern Sie den gemeinten im Fahrplan.',
  'reason.importLocalTime':
    'Bitte schreiben Sie die Ortszeit des Flughafens als JJJJ-MM-TT HH:MM, etwa 2026-01-31 14:00, ohne Abstand zu UTC.',
  'reason.importDuration': 'Bitte schreiben Sie Stunden und Minuten, etwa 11:25.',
  'reason.bookingDeparture':
    'Diese Abfahrt steht nicht mehr im Fahrplan oder verbindet andere Orte. Bitte wählen Sie eine andere oder keine.',
  'reason.unNumber': 'Eine UN-Nummer hat vier Ziffern, etwa 1263.',
  'reason.planArrival': 'Das liegt vor der Abfahrt. Bitte berichtigen Sie eines von beiden.',
  'reason.planCutOff': 'Das liegt nach der Abfahrt. Bitte berichtigen Sie eines von beiden.',
  'reason.ordersDelivered': 'Schon geliefert: {numbers}. Bitte hier entfernen.',
  'reason.ordersBooked': 'Schon auf einer anderen Buchung: {numbers}. Bitte hier entfernen.',
  'reason.bookingPieces': 'Bitte geben Sie eine ganze Zahl von 1 bis {most} ein.',
  'reason.shipWindowOrder': 'Der Versandzeitraum endet, bevor er beginnt.',
  'reason.quoteExpired':
    'Dieses Angebot ist abgelaufen. Bitte suchen Sie nach aktuellen Raten und fragen Sie es neu an.',
  'reason.quoteNotIssued': 'Dieses Angebot wurde noch nicht abgegeben. Bitte warten Sie darauf.',
  'reason.quoteUnpriced':
    'Dieses Angebot nennt noch keinen Preis. Bitte erfassen Sie seine Gebühren, bevor es abgegeben wird.',
  'reason.quoteNoPrice':
    'Dieses Angebot nennt noch keinen Preis. Es kann angenommen werden, sobald seine Gebühren erfasst sind.',
  'reason.quoteAnswered':
    'Dieses Angebot wurde bereits beantwortet. Für eine Änderung braucht es eine neue Version.',
  'reason.quoteWithdrawn':
    'Die Anfrage zu diesem Angebot wurde zurückgezogen. Bitte fragen Sie ein neues an.',
  'reason.quoteIssued':
    'Dieses Angebot wurde bereits abgegeben. Bitte nehmen Sie es stattdessen an oder lehnen Sie es ab.',
  'reason.quoteVersioned':
    'Dies ist eine neue Version eines bereits beantworteten Angebots. Sie können sie ablehnen, sobald sie abgegeben ist.',
  'reason.quoteValidityPast': 'Dieser Tag ist vorbei. Bitte wählen Sie einen späteren.',
  'reason.rateGone':
    'Diese Rate gilt nicht mehr oder hat keinen Preis für das Gewünschte. Bitte erneut suchen.',
};
