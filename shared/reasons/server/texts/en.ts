export const en = {
  'reason.busy': 'Too many requests at the same time. Please try again.',
  'reason.passwordsBusy': 'Too many sign-ins at the same time. Please try again in a few seconds.',
  'reason.unavailable': 'The service is not available for the moment. Please try again.',
  'reason.internal': 'Something went wrong. Please try again.',
  'reason.dataRefused': 'One of the values can’t be stored. Please check what you entered.',
  'reason.jobUseless': 'It was not done in time. Please start it again.',
  'reason.jobTooLarge': 'This is too much to be processed at once. Please split it into smaller parts.',
  'reason.jobTooLong': 'It took too long and was stopped. Please split it into smaller parts.',
  'reason.signIn': 'Sign in or use a valid link to continue.',
  'reason.badLink': 'This link is not valid or has expired.',
  'reason.noCustomer': 'This booking has no customer. Set its customer before adding purchase orders.',
  'reason.noCompany': 'This shipment has no company. Set its company before adding purchase orders.',
  'reason.notOwnOrder': 'Purchase order {number} does not exist for this company.',
  'reason.notOwnOrders': 'Purchase orders {numbers} do not exist for this company.',
  'reason.notOwnOrdersMore': 'Purchase orders {numbers} and {more} more do not exist for this company.',
  'reason.notOwnStyle': 'Style number {number} does not exist for this company.',
  'reason.notOwnStyles': 'Style numbers {numbers} do not exist for this company.',
  'reason.notOwnStylesMore': 'Style numbers {numbers} and {more} more do not exist for this company.',
  'reason.importsByAdmin': 'Only an admin of the provider can import.',
  'reason.unknownImport': 'This import does not exist.',
  'reason.importNotChecked': 'This import cannot be applied: its check did not come to an end.',
  'reason.importAdminGone':
    'Whoever began this import is no longer an admin of the provider. What was written so far stays; another admin can go on.',
  'reason.importFile':
    '{fault, select, oldWorkbook {This is an old .xls workbook. Please open it in Excel and save it as .xlsx.} encrypted {The file is protected with a password. Please save a copy without one.} damaged {The file cannot be read. It may be damaged; please save it again as .xlsx.} other {This is no workbook. Please choose a file ending in .xlsx or .csv.}}',
  'reason.importTooManyRows': 'The file has more than {most} rows. Please split it.',
  'reason.importTooManyColumns':
    'The file has more than {most} columns. Please leave out those that aren’t needed.',
  'reason.importNoRows': 'The file has no rows below its headings.',
  'reason.importNoColumns': 'The file lacks what every row needs: {columns}.',
  'reason.importSheets': 'Several sheets have rows: {sheets}. Please keep or show only one of them.',
  'reason.importColumnTwice': 'Two columns of the file are taken for {column}. Please leave one of them out.',
  'reason.importColumn': 'There is no column {column}.',
  'reason.importFormula': 'This is a formula, or the error of one. Please put its value in its place.',
  'reason.importHidden': 'The sheet hides this row.',
  'reason.importStruck': 'This is struck out. Please delete it, or take away the strikethrough.',
  'reason.importTitle': 'This line is a title, or repeats the headings.',
  'reason.importShortened':
    'A spreadsheet has shortened this number, so its last digits are gone. Please write all of them, as a text.',
  'reason.importFootnote': 'The mark of a footnote stands behind the number. Please take it away.',
  'reason.importNoReference': 'This is no number. Please leave the cell blank where there is none.',
  'reason.importQuote': 'A quotation mark is opened here and never closed. Please close it or take it away.',
  'reason.importUnit': 'This is in another unit or currency than {unit}. Please convert it.',
  'reason.importDateOrder':
    'This day can be read in two ways, as {one} and as {other}. Please write it as YYYY-MM-DD.',
  'reason.importMoreCells':
    'This row has more cells than the file has headings. Please put quotation marks around what contains the separator.',
  'reason.importDate': 'Please write days as YYYY-MM-DD, such as 2026-01-31, or as dates of the workbook.',
  'reason.importNumber': 'Please write numbers with a point and without grouping, such as 1250.5.',
  'reason.importNoAmount': 'There is no number here. Please leave the cell blank where there is none.',
  'reason.importAmbiguous': 'Please write {whole} or {decimal}.',
  'reason.importChoice': 'This is none of: {choices}.',
  'reason.importCurrency': 'This is no currency code of ISO 4217, such as USD.',
  'reason.importCountry': 'No country has this code or English name.',
  'reason.importPort':
    'No port has this code or name, or several have the name. Please write its UN/LOCODE, such as CNSHA.',
  'reason.importCarrier':
    'No carrier or airline has this code or name, or several have. Please write its code.',
  'reason.importOceanCarrier':
    'No ocean carrier has this code or name, or several have. Please write its SCAC.',
  'reason.importCompany': 'No company has the reference or name “{company}”.',
  'reason.importCompanies': 'Several companies are called “{company}”. Please write the reference of one.',
  'reason.importNotSupplierOf': '“{company}” is no supplier of {purchaser}.',
  'reason.importNotOfType':
    '“{company}” is no {type, select, importer {importer} agent {agent} other {supplier}}.',
  'reason.importOtherType': 'A company of another type has this reference. The type cannot be changed.',
  'reason.importOrders': 'The customer has no purchase orders with these numbers: {numbers}.',
  'reason.importBooking': 'No booking has this reference.',
  'reason.importShipment': 'No shipment has this reference.',
  'reason.importOtherCustomer': 'It belongs to another customer.',
  'reason.importCustomerKept':
    'The customer cannot be changed: what hangs on this record belongs to its present customer.',
  'reason.importTwice': 'Line {line} has this reference already.',
  'reason.importArrival': 'It arrives before it departs.',
  'reason.importShipmentLeft':
    'The booking of this shipment was declined or withdrawn: its status is Cancelled.',
  'reason.importShipmentBegun': 'Milestones of this shipment are recorded already, so it can’t be Cancelled.',
  'reason.importRowRefused':
    'The database refuses this row, maybe because another record has its reference already.',
  'reason.importLocalCharge':
    '{charge} is no local charge. Please write the charge, its unit (EA, CBM, KG, CTN), currency and amount, such as DTH EA USD 210.50.',
  'reason.importSubmission':
    'There is no rate submission with this number. Please check the number, or leave it empty.',
  'reason.importRateSource':
    'Please give the submission for source Agent, the external source for source External, and leave both empty otherwise.',
  'reason.importNoPrice': 'Please give a price of a container type, or of LCL per CBM.',
  'reason.importInsurance':
    'Insurance reference, insured value and currency are given together, or none of them.',
  'reason.unknownRoute':
    'This route subscription was not found. It may have been deleted. Please reload the list.',
  'reason.routeTwice': 'A route is listed twice. Please list every route once.',
  'reason.unknownPort': 'This port no longer exists. Please choose another one.',
  'reason.unknownCarrier': 'This carrier no longer exists. Please choose another one.',
  'reason.importNotProvider':
    'This file is for the provider alone. Please act for the provider, then choose the file again.',
  'reason.importTime':
    'Please write times as YYYY-MM-DD HH:MM in UTC, such as 2026-01-31 14:00, or with an offset such as +02:00.',
  'reason.importEventOfMode': 'A shipment by {mode, select, Air {air} other {sea}} has no such milestone.',
  'reason.importMilestoneGap': 'A later milestone is reached already. Please say when this one was.',
  'reason.importContainer':
    'The check digit of this container number is wrong: its other characters give {digit}. Please check the number.',
  'reason.importContainerForm':
    'A container number has four letters, the last of them U, J or Z, and seven digits, such as CSQU3054383.',
  'reason.importContainerByAir': 'A shipment by air has no containers.',
  'reason.importSizeType': 'Please write size and type by ISO 6346, such as 22G1 or 45G1.',
  'reason.importAirportCode': 'An airport has a code of three letters, such as HAM.',
  'reason.importAirport': 'No airport has this IATA code.',
  'reason.importInvoiceDue': 'It is due before it is issued.',
  'reason.importInvoiceRow': 'Another row of this invoice is wrong: line {line}.',
  'reason.importInvoiceDiffers': 'This differs from what line {line} says of the same invoice.',
  'reason.importInvoiceTaken': 'An invoice of another customer has this number.',
  'reason.importInvoicePaid':
    'Payments or credits are entered on this invoice, so that its lines stay as they are.',
  'reason.importPaidLess': '{amount} is entered as paid already, and this is less.',
  'reason.importPaidMore': 'This is more than is to be paid: {amount}.',
  'reason.bankAccount':
    'This IBAN has a wrong length or wrong check digits. Please compare it with the bank’s papers.',
  'reason.bic': 'A BIC has 8 or 11 letters and digits.',
  'reason.notOwnSupplier': 'This company is no supplier of the purchaser.',
  'reason.orderCarried':
    'The order can’t be renamed or removed, because it is on {records}{more, plural, =0 {} other { and # more}}.',
  'reason.orderCarriedUnseen':
    'The order can’t be renamed or removed, because a booking or shipment that you don’t see carries it.',
  'reason.orderNumberTaken': 'Another order has the number “{number}”.',
  'reason.orderGone':
    'A removed order can only be restored within {minutes} minutes. Please create it again.',
  'reason.phoneNumber': 'Please enter a telephone number, such as +1 201 555 0100.',
  'reason.emailForm': 'Please enter an email, such as office@company.com.',
  'reason.invoiceNumberTaken': 'Another invoice has this number.',
  'reason.invoiceSettled': 'Something was paid or credited already. Please credit what is open.',
  'reason.invoiceEntryToCome': 'Please choose a day that is not in the future.',
  'reason.invoiceCreditBefore': 'A credit can’t be before its invoice.',
  'reason.invoiceEntryReversed': 'This was reversed already.',
  'reason.tooManyRoutes':
    'This company can have {most} routes at most. Please delete routes that are no longer needed; their place is free {minutes} minutes after they were deleted.',
  'reason.notRestorable':
    'This route can no longer be restored: that is possible for {minutes} minutes after it was deleted. Please add it again.',
  'reason.markups': 'Only the provider chooses mark-ups. Please ask for the rate sheet without percentages.',
  'reason.markupsOfCustomer': 'Only customers have mark-ups: agents get their own rates at cost.',
  'reason.noRoutes': 'This company has no routes. Please add a route first.',
  'reason.tooManySheets':
    'This company waits for {most} rate sheets already. Please wait until one is ready, or cancel one.',
  'reason.tooManySheetsAsked':
    'You wait for {most} rate sheets already. Please wait until one is ready, or cancel one.',
  'reason.unknownSheet': 'This rate sheet was not found.',
  'reason.sheetNotReady': 'This rate sheet is not ready.',
  'reason.sheetNotEnded':
    'A version of this rate sheet is still being made. Please wait until it is ready, or cancel it.',
  'reason.sheetNotStored': 'The rate sheet could not be stored. Please generate it again later.',
  'reason.rateServiceFailed':
    'The rate service did not accept the rate sheet. Please generate it again later.',
  'reason.badServiceKey': 'This service key is unknown, was revoked or has expired.',
  'reason.serviceKeysByAdmin': 'Only an admin of the provider can manage service keys.',
  'reason.serviceKeyRecordType': 'This service key makes no links to records of this type.',
  'reason.serviceKeyCompany':
    'This service key makes no links to this record: it is of none of the companies of the key.',
  'reason.serviceKeyRole': 'This service key makes no links with this role.',
  'reason.unknownCompany': 'This company does not exist.',
  'reason.adminOnly': 'Only an admin can act for another company.',
  'reason.roleOfCompany':
    'Admins are people of the provider, agents people of the provider or of an agents’ company, and managers people of any company but the provider. Choose another role.',
  'reason.inviteRole':
    'Your company no longer has the role that you were invited to. Ask whoever invited you for a new invitation.',
  'reason.accountsByAdmin': 'Only an admin or a manager can manage accounts.',
  'reason.unknownAccount': 'This account does not exist.',
  'reason.ownAccount':
    'Nobody can close their own account or change its role or company. Please ask another admin.',
  'reason.ownNames': 'Your own name and position are changed in your profile.',
  'reason.companiesByAdmin': 'Only an admin of the provider can manage companies.',
  'reason.baseRatesByAdmin': 'Only admins of the provider see base rates.',
  'reason.referenceTaken': '{company} has the reference {reference} already.',
  'reason.providerType': 'There is one provider: its type stays, and no other company becomes one.',
  'reason.typeInUse.agentOf':
    'The type stays as it is, because the company acts as agent for others ({count}).',
  'reason.typeInUse.agentOn':
    'The type stays as it is, because the company is the agent of records ({count}).',
  'reason.typeInUse.supplierOf':
    'The type stays as it is, because the company is a supplier of others ({count}).',
  'reason.typeInUse.suppliedOrders':
    'The type stays, since purchase orders are placed with the company ({count}).',
  'reason.typeInUse.records':
    'The type stays as it is, because the company is the customer of records ({count}).',
  'reason.typeInUse.orders':
    'The type stays as it is, because the company has purchase orders or style numbers ({count}).',
  'reason.typeInUse.agents':
    'The type stays as it is, because people of the company have the role of an agent, who sees costs ({count}). Change their roles first.',
  'reason.partiesOfImporters': 'Only importers have agents and suppliers.',
  'reason.notAgent': '{company} is not an agent.',
  'reason.notSupplier': '{company} is not a supplier.',
  'reason.accountClosed': 'This account is not open. A new invitation decides its company and role.',
  'reason.profitsByAdmin': 'Only an admin can add the 10% profits. Nothing was saved.',
  'reason.street': 'Please enter the street and number.',
  'reason.city': 'Please enter the city.',
  'reason.country': 'Please choose a country: this country code is not known.',
  'reason.fillIn': 'Please fill in this field.',
  'reason.long': 'At most {most} characters.',
  'reason.control': 'It has a control character.',
  'reason.staleCompany': 'This company was changed by someone else. Please load it again before saving.',
  'reason.line': 'Line {line}, {field}: {reason}',
  'reason.field': '{field}: {reason}',
  'reason.lineMissing': 'Line {line}, {field} is missing.',
  'reason.chargeType': 'There is no charge type {number} for charge lines.',
  'reason.rate': '{rate} is not a known rate of {currency} for {date}. Convert the charge again.',
  'reason.conversion':
    '{given, select, blank {Blank} other {{given}}} is not {entered, select, blank {blank} other {{entered}}} {currency} at the rate {rate}.',
  'reason.manifestConverted': 'Charges of manifests are not converted.',
  'reason.notInUsd': 'A converted charge is in USD.',
  'reason.notConverted': 'Amounts in this currency are not converted.',
  'reason.noCurrency': 'This is not a currency code of ISO 4217.',
  'reason.noNumber': 'This is not a number.',
  'reason.wholeDigits': 'The number has more than {most} digits before the decimal point.',
  'reason.decimals': 'The number has more than {most} decimals.',
  'reason.negative': 'The number is below 0.',
  'reason.noRate': 'The rate is not a positive number.',
  'reason.noDate': 'This is not a date such as 2026-01-31.',
  'reason.percentageNegative': 'FAK and NAC percentage cannot be negative.',
  'reason.percentageOver': 'FAK and NAC percentage cannot exceed 100.',
  'reason.validToBeforeFrom': 'Validity To Date must be after validity from Date.',
  'reason.windowOverMonth': 'Maximum duration allowed is one month.',
  'reason.text.long': 'The text is longer than {most} characters.',
  'reason.tooManyEntries': 'At most {most} entries.',
  'reason.text.control': 'The text has a control character.',
  'reason.text.half': 'The text has half of a character.',
  'reason.airport': 'Airport "{code}" is unknown.',
  'reason.airportId': 'This does not belong to airport {code}.',
  'reason.airline': 'There is no airline "{name}".',
  'reason.noWeightPrice': 'Please provide at least one weight price.',
  'reason.levelTwice': 'The weight {level} has two prices.',
  'reason.sameAirport': 'It is the airport of "From" too.',
  'reason.noTransitTime': 'Please enter a valid range of transit times.',
  'reason.transitOrder': 'The minimum transit time is longer than the maximum.',
  'reason.noRouting': 'Please enter a valid routing.',
  'reason.validityOrder': 'The validity ends before it begins.',
  'reason.tooManyRates': 'A submission has {most} rates at most.',
  'reason.uploadTooLarge':
    'The rates and their notes together have more than {megabytes} MB. Please submit them in several parts.',
  'reason.tooManyUploads':
    'This company has {most} submissions that were begun and not completed. Submit one of them again where it was begun, or wait: each is dropped {days} days after it was last sent.',
  'reason.uploadChanged': 'These rates were sent before with another content. Please submit them anew.',
  'reason.unknownMilestone': 'This shipment has no such milestone.',
  'reason.reportPeriod': 'Please choose a period of 1 to {most} months.',
  'reason.reportTooLarge':
    'The report would have more than {most} shipments. Please choose a shorter period.',
  'reason.milestoneToCome': 'A milestone can’t be reached in the future. Please check date and time.',
  'reason.milestoneBeforePrevious':
    'This is before the milestone that comes first. Please enter a later time.',
  'reason.milestonePreviousOpen': 'Please record the milestones before this one first.',
  'reason.milestoneAfterNext':
    'This is after the next milestone, which was reached already. Please enter an earlier time.',
  'reason.milestoneNextReached': 'The next milestone was reached already. Please take that one back first.',
  'reason.milestoneReached': 'This milestone was reached already. It can’t be expected any more.',
  'reason.milestoneBookingOpen':
    'The booking of this shipment is still requested. Please confirm the booking first.',
  'reason.shipmentCancelled': 'This shipment is cancelled: its goods are not moved.',
  'reason.noDelayReason': 'Please choose why it is late. Another reason needs a note.',
  'reason.noTime': 'This is not a time such as 14:30.',
  'reason.unknownDelivery': 'This shipment has no such delivery.',
  'reason.deliveryDone': 'These goods were delivered already. The delivery can’t be changed any more.',
  'reason.deliveryCancelled': 'This delivery was cancelled. Please plan another one.',
  'reason.deliveryPast': 'This day has passed. Please choose a later one.',
  'reason.deliveryToCome': 'This delivery is still to come. Please record it once it has taken place.',
  'reason.deliveryTimeOrder': 'The time ends before it begins.',
  'reason.staleRecord': 'This record was changed by someone else. Please load it again before saving.',
  'reason.noFile': 'This file does not exist.',
  'reason.fileEmpty': 'The file is empty.',
  'reason.fileTooLarge': 'A file may have {megabytes} MB at most.',
  'reason.noRoom':
    'The files of this company have {megabytes} MB at most together. Please delete files that are no longer needed.',
  'reason.documentKind': 'A document is one of these kinds of file: {kinds}.',
  'reason.documentContent':
    'What is in this file isn’t what its name says, or a text in it isn’t stored as UTF-8. Please save it again in the program that made it, and choose that file.',
  'reason.documentHidden':
    'This would hide the document from your own company. Please choose who sees it anew.',
  'reason.documentOfOthers':
    'This document was added by another company, which changes and removes it itself.',
  'reason.documentGone':
    'A removed document can be restored for {minutes} minutes only. Please upload it again.',
  'reason.tooManyDocuments':
    'A record has {most} documents at most. Please remove some that are no longer needed.',
  'reason.asAdmin':
    'You do not have access to this record. It was opened as an admin, which your account or link is not.',
  'reason.keyReused':
    'This idempotency key was already used for a different request. Send a changed request with a new key.',
  'reason.notOffered': 'The provider’s system doesn’t offer this.',
  'reason.platformFailed': 'The provider’s system gave no answer that can be used. Please try again later.',
  'reason.outcomeUnknown':
    'The answer to the change was lost, and it can’t be told whether it is stored. Please look at what is stored before you try again.',
  'reason.tooMany': 'Too many attempts. Try again in {seconds} seconds.',
  'reason.tooManyRows':
    'This asks for more than {most} rows at once. Narrow “{relation}”: filter it, or ask for fewer by take.',
  'reason.listTooLong': '“{relation}” has more than {most} rows. Ask for some of them by take and skip.',
  'reason.tooSlow': 'This took too long and was ended. Ask for less: fewer rows, relations or filters.',
  'reason.wholeListTooLong':
    'The list has more than {most} records, too many for one file. Please set a filter or a shorter period.',
  'reason.exportRunning': 'An export of yours is still under way. Please wait for its end, or cancel it.',
  'reason.answerTooLarge': 'The answer is larger than {megabytes} MB. Ask for fewer rows or relations.',
  'reason.weakPassword': 'A password has at least {least} characters.',
  'reason.commonPassword': 'This is one of the most common passwords. Please choose another one.',
  'reason.otherCompany': 'You act for another company now. Please load it before you change it.',
  'reason.postalCode': 'This is not a postal code of {country}, where they look like {example}.',
  'reason.countryOf': 'The country code {code} is that of {country}.',
  'reason.picture.kind': 'The picture must be a PNG, JPEG or WebP image.',
  'reason.picture.bytes': 'The picture may have {size} kB at most.',
  'reason.picture.square': 'The picture must be a square.',
  'reason.picture.side': 'The picture must be {least} to {most} pixels wide.',
  'reason.searchPlace': 'This is no place of this mode of transport. Please choose one of the list.',
  'reason.searchSamePlace': 'Origin and destination must differ.',
  'reason.quoteDayPast': 'The shipping day is over. Please search again for a day to come.',
  'reason.searchWeight': 'Please enter a weight above 0.',
  'reason.searchVolume': 'Please enter a volume above 0.',
  'reason.searchContainers': 'Please enter at least one container, and at most {most} of a type.',
  'reason.quoteByCustomer': 'Only people of the customer can answer this quote.',
  'reason.quoteNotAnswered': 'This quote was not answered yet, so that it can be changed as it is.',
  'reason.versionByProvider': 'Only admins of the provider can make a new version of a quote.',
  'reason.quoteByImporter': 'Quotes are requested for the company that ships. Act for one to do so.',
  'reason.bookingByImporter': 'Bookings are requested for a company that ships goods.',
  'reason.bookingAnswered': 'This booking is no longer waiting for an answer and can’t be changed here.',
  'reason.bookingUnderWay':
    'The shipment of this booking is under way. Please confirm the booking, or take back what was recorded first.',
  'reason.planNotConfirmed': 'This booking is not confirmed, so it has no plan to change.',
  'reason.planUnderWay':
    'Something is recorded of the shipment already. Please enter a new estimate on the shipment instead.',
  'reason.templateName':
    'There is a template of this name already. Please choose another name, or replace it.',
  'reason.bookingDayPast': 'This day has passed. Please choose a later one.',
  'reason.bookingQuote':
    'This quote is not accepted by the company, or not any more: a new version of it may have been begun.',
  'reason.quoteBooked':
    'There is a booking of this quote by now: {numbers}. Please look at it first. If you need another one, load this page again: what you entered stays.',
  'reason.noLocalTime': 'This is not a day and time such as 2026-01-31 14:00.',
  'reason.flightNumber': 'This is no flight number, such as LH8400.',
  'reason.viaIsEnd':
    'It begins or ends at this airport. Please choose where it lands in between, or nothing.',
  'reason.flightArrival':
    'By the clocks of both airports it arrives before it departs, or days later. Please check the times.',
  'reason.timeSkipped': 'The clocks of this airport skip this time, because they are put forward that day.',
  'reason.transitUnknown':
    'The time zone of {airports} is not known. Please enter how long it takes, such as 11:25.',
  'reason.transitTwice':
    'The clocks of an airport are put back that day. Please enter how long it takes: {one} or {other}.',
  'reason.transitOther':
    'By the clocks of both airports it takes {time}. Please correct this or a time, or leave this empty.',
  'reason.departureTaken': 'This one is in the schedules already: {name}. Please change that one.',
  'reason.departureKept':
    'Bookings ask for it, so that its places stay: {bookings}{more, plural, =0 {} other { and # more}}.',
  'reason.departureWished':
    'It can’t be removed, because bookings ask for it: {bookings}{more, plural, =0 {} other { and # more}}.',
  'reason.manifestNumberTaken': 'Another manifest has this number.',
  'reason.manifestInUse.charges':
    'It can’t be removed, because charges are entered on it: {count, plural, one {# line} other {# lines}}.',
  'reason.manifestInUse.invoices':
    'It can’t be removed, because it is billed: {count, plural, one {# invoice} other {# invoices}}.',
  'reason.manifestInUse.documents':
    'It can’t be removed, because documents hang on it: {count}. Please remove these first.',
  'reason.importStyles':
    'None of its purchase orders has these style numbers: {numbers}. Please import them with the orders first.',
  'reason.importStyleOrders':
    '“{style}” is on several of its orders: {orders}. Please write the order before it, such as 4500012345: AV-1001.',
  'reason.importAirline': 'No airline has this code or name, or several have. Please write its IATA code.',
  'reason.importSailings': 'Several sailings fit this row. Please name the vessel.',
  'reason.importFlights':
    'Several flights of this number leave on this day. Please change the one that is meant in the schedules.',
  'reason.importLocalTime':
    'Please write the time of the airport’s clocks as YYYY-MM-DD HH:MM, such as 2026-01-31 14:00, without an offset.',
  'reason.importDuration': 'Please write hours and minutes, such as 11:25.',
  'reason.bookingDeparture':
    'This departure is not in the schedules any more, or does not go between these places. Please choose another one, or none.',
  'reason.unNumber': 'A UN number has four digits, such as 1263.',
  'reason.planArrival': 'This is before the departure. Please correct one of them.',
  'reason.planCutOff': 'This is after the departure. Please correct one of them.',
  'reason.ordersDelivered': 'Delivered already: {numbers}. Please remove them here.',
  'reason.ordersBooked': 'On another booking already: {numbers}. Please remove them here.',
  'reason.bookingPieces': 'Please enter a whole number from 1 to {most}.',
  'reason.shipWindowOrder': 'The ship window ends before it begins.',
  'reason.quoteExpired': 'This quote has expired. Please search for current rates and request it anew.',
  'reason.quoteNotIssued': 'This quote has not been issued yet. Please wait until it is.',
  'reason.quoteUnpriced': 'This quote names no price yet. Please enter its charges before it is issued.',
  'reason.quoteNoPrice':
    'This quote names no price yet. It can be accepted as soon as its charges are entered.',
  'reason.quoteAnswered': 'This quote was answered already. A new version is needed to change it.',
  'reason.quoteWithdrawn': 'The request for this quote was withdrawn. Please request a new one.',
  'reason.quoteIssued': 'This quote has been issued already. Please accept or decline it instead.',
  'reason.quoteVersioned':
    'This is a new version of a quote that was answered before. It can be declined once it is issued.',
  'reason.quoteValidityPast': 'This day has passed. Please choose a later one.',
  'reason.rateGone': 'This rate no longer counts, or has no price of what is asked for. Please search again.',
} as const satisfies Record<string, string>;
