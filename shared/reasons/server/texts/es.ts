import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'reason.busy': 'Demasiadas solicitudes al mismo tiempo. Inténtelo de nuevo.',
  'reason.passwordsBusy':
    'Demasiados inicios de sesión al mismo tiempo. Inténtelo de nuevo en unos segundos.',
  'reason.unavailable': 'El servicio no está disponible por el momento. Inténtelo de nuevo.',
  'reason.internal': 'Algo ha salido mal. Inténtelo de nuevo.',
  'reason.dataRefused': 'Uno de los valores no se puede guardar. Revise lo que ha introducido.',
  'reason.jobUseless': 'No se hizo a tiempo. Inícielo de nuevo.',
  'reason.jobTooLarge': 'Es demasiado para procesarlo de una vez. Divídalo en partes más pequeñas.',
  'reason.jobTooLong': 'Tardó demasiado y se detuvo. Divídalo en partes más pequeñas.',
  'reason.signIn': 'Inicie sesión o use un enlace válido para continuar.',
  'reason.badLink': 'Este enlace no es válido o ha caducado.',
  'reason.noCustomer': 'Esta reserva no tiene cliente. Indíquelo antes de añadir órdenes de compra.',
  'reason.noCompany': 'Este embarque no tiene empresa. Indíquela antes de añadir órdenes de compra.',
  'reason.notOwnOrder': 'La orden de compra {number} no existe para esta empresa.',
  'reason.notOwnOrders': 'Las órdenes de compra {numbers} no existen para esta empresa.',
  'reason.notOwnOrdersMore': 'Las órdenes de compra {numbers} y {more} más no existen para esta empresa.',
  'reason.notOwnStyle': 'El número de estilo {number} no existe para esta empresa.',
  'reason.notOwnStyles': 'Los números de estilo {numbers} no existen para esta empresa.',
  'reason.notOwnStylesMore': 'Los números de estilo {numbers} y {more} más no existen para esta empresa.',
  'reason.importsByAdmin': 'Solo un administrador del proveedor puede importar.',
  'reason.unknownImport': 'Esta importación no existe.',
  'reason.importNotChecked': 'Esta importación no se puede aplicar: su comprobación no llegó al final.',
  'reason.importAdminGone':
    'Quien inició esta importación ya no es administrador del proveedor. Lo que ya se escribió se conserva; otro administrador puede continuarla.',
  'reason.importFile':
    '{fault, select, oldWorkbook {Es un libro antiguo .xls. Ábralo en Excel y guárdelo como .xlsx.} encrypted {El archivo está protegido con una contraseña. Guarde una copia sin ella.} damaged {No se puede leer el archivo. Puede estar dañado; guárdelo de nuevo como .xlsx.} other {No es un libro. Elija un archivo que termine en .xlsx o .csv.}}',
  'reason.importTooManyRows': 'El archivo tiene más de {most} filas. Divídalo.',
  'reason.importTooManyColumns': 'El archivo tiene más de {most} columnas. Omita las que no necesite.',
  'reason.importNoRows': 'El archivo no tiene filas debajo de los encabezados.',
  'reason.importNoColumns': 'Al archivo le falta lo que toda fila necesita: {columns}.',
  'reason.importSheets': 'Varias hojas tienen filas: {sheets}. Conserve o muestre solo una de ellas.',
  'reason.importColumnTwice': 'Dos columnas del archivo se toman por {column}. Omita una de ellas.',
  'reason.importColumn': 'No existe la columna {column}.',
  'reason.importFormula': 'Es una fórmula o el error de una fórmula. Ponga su valor en su lugar.',
  'reason.importHidden': 'La hoja oculta esta fila.',
  'reason.importStruck': 'Esto está tachado. Bórrelo o quite el tachado.',
  'reason.importTitle': 'Esta línea es un título o repite los encabezados.',
  'reason.importShortened':
    'Una hoja de cálculo ha acortado este número y faltan sus últimas cifras. Escríbalas todas, como texto.',
  'reason.importFootnote': 'Detrás del número hay una llamada de nota al pie. Quítela.',
  'reason.importNoReference': 'Esto no es ningún número. Deje la celda vacía donde no lo haya.',
  'reason.importQuote': 'Aquí se abren unas comillas que no se cierran. Ciérrelas o quítelas.',
  'reason.importUnit': 'Está en una unidad o moneda distinta de {unit}. Conviértalo.',
  'reason.importDateOrder':
    'Este día se puede leer de dos maneras, como {one} y como {other}. Escríbalo como AAAA-MM-DD.',
  'reason.importMoreCells':
    'Esta fila tiene más celdas que encabezados el archivo. Ponga entre comillas lo que contiene el separador.',
  'reason.importDate': 'Escriba los días como AAAA-MM-DD, por ejemplo 2026-01-31, o como fechas del libro.',
  'reason.importNumber': 'Escriba los números con punto y sin separador de miles, por ejemplo 1250.5.',
  'reason.importNoAmount': 'Aquí no hay ningún número. Deje la celda vacía donde no lo haya.',
  'reason.importAmbiguous': 'Escriba {whole} o {decimal}.',
  'reason.importChoice': 'Solo se admite: {choices}.',
  'reason.importCurrency': 'No es un código de moneda de ISO 4217, como USD.',
  'reason.importCountry': 'Ningún país tiene este código o nombre en inglés.',
  'reason.importPort':
    'Ningún puerto tiene este código o nombre, o varios tienen el nombre. Escriba su UN/LOCODE, por ejemplo CNSHA.',
  'reason.importCarrier':
    'Ninguna naviera ni aerolínea, o más de una, tiene este código o nombre. Escriba su código.',
  'reason.importOceanCarrier': 'Ninguna naviera, o más de una, tiene este código o nombre. Escriba su SCAC.',
  'reason.importCompany': 'Ninguna empresa tiene la referencia o el nombre «{company}».',
  'reason.importCompanies': 'Varias empresas se llaman «{company}». Escriba la referencia de una de ellas.',
  'reason.importNotSupplierOf': '«{company}» no es proveedor de {purchaser}.',
  'reason.importNotOfType':
    '«{company}» no es {type, select, importer {un importador} agent {un agente} other {un suministrador}}.',
  'reason.importOtherType': 'Una empresa de otro tipo tiene esta referencia. El tipo no se puede cambiar.',
  'reason.importOrders': 'El cliente no tiene órdenes de compra con estos números: {numbers}.',
  'reason.importBooking': 'Ninguna reserva tiene esta referencia.',
  'reason.importShipment': 'Ningún embarque tiene esta referencia.',
  'reason.importOtherCustomer': 'Pertenece a otro cliente.',
  'reason.importCustomerKept':
    'El cliente no se puede cambiar: lo que depende de este registro pertenece al actual.',
  'reason.importTwice': 'La fila {line} ya tiene esta referencia.',
  'reason.importArrival': 'La llegada es anterior a la salida.',
  'reason.importShipmentLeft': 'La reserva de este embarque se rechazó o se retiró: su estado es Cancelled.',
  'reason.importShipmentBegun':
    'Ya hay hitos registrados de este embarque, por lo que no puede estar Cancelled.',
  'reason.importRowRefused':
    'La base de datos no acepta esta fila; quizá otro registro ya tenga su referencia.',
  'reason.importLocalCharge':
    '{charge} no es un cargo local. Escriba el cargo, su unidad (EA, CBM, KG, CTN), moneda e importe, por ejemplo DTH EA USD 210.50.',
  'reason.importSubmission':
    'No hay ningún envío de tarifas con este número. Revise el número o déjelo vacío.',
  'reason.importRateSource':
    'Indique el envío con la fuente Agent y la fuente externa con la fuente External; en los demás casos, deje ambos vacíos.',
  'reason.importNoPrice': 'Indique el precio de un tipo de contenedor o de LCL por CBM.',
  'reason.importInsurance':
    'La referencia del seguro, el valor asegurado y la moneda se indican juntos o no se indica ninguno.',
  'reason.unknownRoute':
    'No se encontró esta suscripción de ruta. Puede que se haya eliminado. Vuelva a cargar la lista.',
  'reason.routeTwice': 'Una ruta aparece dos veces. Indique cada ruta una sola vez.',
  'reason.unknownPort': 'Este puerto ya no existe. Elija otro.',
  'reason.unknownCarrier': 'Esta naviera ya no existe. Elija otra.',
  'reason.importNotProvider':
    'Este archivo es solo para el proveedor. Actúe en nombre del proveedor y vuelva a elegir el archivo.',
  'reason.importTime':
    'Escriba las horas como AAAA-MM-DD HH:MM en UTC, por ejemplo 2026-01-31 14:00, o con un desfase como +02:00.',
  'reason.importEventOfMode': 'Un embarque {mode, select, Air {aéreo} other {marítimo}} no tiene ese hito.',
  'reason.importMilestoneGap': 'Un hito posterior ya se alcanzó. Indique cuándo se alcanzó este.',
  'reason.importContainer':
    'El dígito de control de este número de contenedor es erróneo: los demás caracteres dan {digit}. Compruebe el número.',
  'reason.importContainerForm':
    'Un número de contenedor tiene cuatro letras, la última U, J o Z, y siete cifras, por ejemplo CSQU3054383.',
  'reason.importContainerByAir': 'Un embarque aéreo no tiene contenedores.',
  'reason.importSizeType': 'Escriba tamaño y tipo según ISO 6346, por ejemplo 22G1 o 45G1.',
  'reason.importAirportCode': 'Un aeropuerto tiene un código de tres letras, por ejemplo HAM.',
  'reason.importAirport': 'Ningún aeropuerto tiene este código IATA.',
  'reason.importInvoiceDue': 'Vence antes de su emisión.',
  'reason.importInvoiceRow': 'Otra fila de esta factura es errónea: la línea {line}.',
  'reason.importInvoiceDiffers': 'Esto difiere de lo que dice la línea {line} de la misma factura.',
  'reason.importInvoiceTaken': 'Una factura de otro cliente tiene este número.',
  'reason.importInvoicePaid':
    'Esta factura tiene pagos o abonos registrados, así que sus líneas se quedan como están.',
  'reason.importPaidLess': 'Ya hay {amount} registrado como pagado, y esto es menos.',
  'reason.importPaidMore': 'Es más de lo que hay que pagar: {amount}.',
  'reason.bankAccount':
    'La longitud o los dígitos de control de este IBAN no son correctos. Compárelo con los documentos del banco.',
  'reason.bic': 'Un BIC tiene 8 u 11 letras y cifras.',
  'reason.notOwnSupplier': 'Esta empresa no es proveedor del comprador.',
  'reason.orderCarried':
    'La orden no se puede cambiar de número ni eliminar, porque está en {records}{more, plural, =0 {} other { y # más}}.',
  'reason.orderCarriedUnseen':
    'La orden no se puede cambiar de número ni eliminar, porque está en una reserva o un embarque que usted no ve.',
  'reason.orderNumberTaken': 'Otra orden de compra tiene el número «{number}».',
  'reason.orderGone':
    'Una orden eliminada solo se puede restaurar durante {minutes} minutos. Vuelva a crearla.',
  'reason.phoneNumber': 'Introduzca un número de teléfono, por ejemplo +34 91 555 01 00.',
  'reason.emailForm': 'Introduzca un correo electrónico, por ejemplo oficina@empresa.es.',
  'reason.invoiceNumberTaken': 'Otra factura tiene este número.',
  'reason.invoiceSettled': 'Ya hay algo pagado o abonado. Abone lo que queda pendiente.',
  'reason.invoiceEntryToCome': 'Elija un día que no esté en el futuro.',
  'reason.invoiceCreditBefore': 'Un abono no puede ser anterior a su factura.',
  'reason.invoiceEntryReversed': 'Esto ya se ha anulado.',
  'reason.tooManyRoutes':
    'Esta empresa puede tener {most} rutas como máximo. Elimine las rutas que ya no necesite; su lugar queda libre {minutes} minutos después de eliminarlas.',
  'reason.notRestorable':
    'Esta ruta ya no se puede restaurar: solo es posible durante {minutes} minutos tras eliminarla. Añádala de nuevo.',
  'reason.markups': 'Solo el proveedor fija los recargos. Solicite el tarifario sin porcentajes.',
  'reason.markupsOfCustomer':
    'Solo los clientes tienen recargos: los agentes reciben sus propias tarifas al coste.',
  'reason.noRoutes': 'Esta empresa no tiene rutas. Añada primero una ruta.',
  'reason.tooManySheets':
    'Esta empresa ya espera {most} tarifarios. Espere a que uno esté listo o cancele uno.',
  'reason.tooManySheetsAsked':
    'Usted ya espera {most} tarifarios. Espere a que uno esté listo o cancele uno.',
  'reason.unknownSheet': 'No se encontró este tarifario.',
  'reason.sheetNotReady': 'Este tarifario no está listo.',
  'reason.sheetNotEnded':
    'Todavía se está generando una versión de este tarifario. Espere a que esté lista o cancélela.',
  'reason.sheetNotStored': 'No se pudo guardar el tarifario. Genérelo de nuevo más tarde.',
  'reason.rateServiceFailed': 'El servicio de tarifas no aceptó el tarifario. Genérelo de nuevo más tarde.',
  'reason.badServiceKey': 'Esta clave de servicio es desconocida, se revocó o ha caducado.',
  'reason.serviceKeysByAdmin': 'Solo un administrador del proveedor puede gestionar las claves de servicio.',
  'reason.serviceKeyRecordType': 'Esta clave de servicio no crea enlaces a registros de este tipo.',
  'reason.serviceKeyCompany':
    'Esta clave de servicio no crea enlaces a este registro: no es de ninguna de las empresas de la clave.',
  'reason.serviceKeyRole': 'Esta clave de servicio no crea enlaces con este rol.',
  'reason.unknownCompany': 'Esta empresa no existe.',
  'reason.adminOnly': 'Solo un administrador puede actuar en nombre de otra empresa.',
  'reason.roleOfCompany':
    'Los administradores son personas del proveedor; los agentes, del proveedor o de una empresa de agentes; los gestores, de cualquier empresa salvo el proveedor. Elija otro rol.',
  'reason.inviteRole':
    'Su empresa ya no tiene el rol para el que se le invitó. Pida una nueva invitación a quien le invitó.',
  'reason.accountsByAdmin': 'Solo un administrador o un gestor puede gestionar las cuentas.',
  'reason.unknownAccount': 'Esta cuenta no existe.',
  'reason.ownAccount':
    'Nadie puede cerrar su propia cuenta ni cambiar su rol o empresa. Pídaselo a otro administrador.',
  'reason.ownNames': 'Su propio nombre y cargo se cambian en su perfil.',
  'reason.companiesByAdmin': 'Solo un administrador del proveedor puede gestionar las empresas.',
  'reason.baseRatesByAdmin': 'Solo los administradores del proveedor ven las tarifas base.',
  'reason.referenceTaken': '{company} ya tiene la referencia {reference}.',
  'reason.providerType': 'Hay un solo proveedor: su tipo no cambia, y ninguna otra empresa pasa a serlo.',
  'reason.typeInUse.agentOf': 'El tipo no cambia porque la empresa actúa como agente de otras ({count}).',
  'reason.typeInUse.agentOn': 'El tipo no cambia porque la empresa es el agente de registros ({count}).',
  'reason.typeInUse.supplierOf': 'El tipo no cambia porque la empresa es suministradora de otras ({count}).',
  'reason.typeInUse.suppliedOrders':
    'El tipo no cambia porque hay órdenes de compra hechas a la empresa ({count}).',
  'reason.typeInUse.records': 'El tipo no cambia porque la empresa es el cliente de registros ({count}).',
  'reason.typeInUse.orders':
    'El tipo no cambia porque la empresa tiene órdenes de compra o números de estilo ({count}).',
  'reason.typeInUse.agents':
    'El tipo no cambia porque hay personas de la empresa con el rol de agente, que ve los costes ({count}). Cambie antes sus roles.',
  'reason.partiesOfImporters': 'Solo los importadores tienen agentes y suministradores.',
  'reason.notAgent': '{company} no es un agente.',
  'reason.notSupplier': '{company} no es un suministrador.',
  'reason.accountClosed': 'Esta cuenta no está abierta. Una nueva invitación decide su empresa y su rol.',
  'reason.profitsByAdmin': 'Solo un administrador puede añadir el 10\u00a0% de beneficio. No se guardó nada.',
  'reason.street': 'Introduzca la calle y el número.',
  'reason.city': 'Introduzca la ciudad.',
  'reason.country': 'Elija un país: este código de país no se conoce.',
  'reason.fillIn': 'Rellene este campo.',
  'reason.long': 'Como máximo {most} caracteres.',
  'reason.control': 'Contiene un carácter de control.',
  'reason.staleCompany': 'Otra persona modificó esta empresa. Vuelva a cargarla antes de guardar.',
  'reason.line': 'Línea {line}, {field}: {reason}',
  'reason.field': '{field}: {reason}',
  'reason.lineMissing': 'Línea {line}: falta {field}.',
  'reason.chargeType': 'El tipo de cargo {number} no existe para los cargos.',
  'reason.rate':
    '{rate} no es un tipo de cambio conocido de {currency} para {date}. Convierta el cargo de nuevo.',
  'reason.conversion':
    '{given, select, blank {Vacío} other {{given}}} no equivale a {entered, select, blank {vacío} other {{entered}}} {currency} al tipo de cambio {rate}.',
  'reason.manifestConverted': 'Los cargos de los manifiestos no se convierten.',
  'reason.notInUsd': 'Un cargo convertido está en USD.',
  'reason.notConverted': 'Los importes en esta moneda no se convierten.',
  'reason.noCurrency': 'No es un código de moneda de ISO 4217.',
  'reason.noNumber': 'Esto no es un número.',
  'reason.wholeDigits': 'El número tiene más de {most} cifras antes del separador decimal.',
  'reason.decimals': 'El número tiene más de {most} decimales.',
  'reason.negative': 'El número es menor que 0.',
  'reason.noRate': 'El tipo de cambio no es un número positivo.',
  'reason.noDate': 'No es una fecha como 2026-01-31.',
  'reason.percentageNegative': 'Los porcentajes FAK y NAC no pueden ser negativos.',
  'reason.percentageOver': 'Los porcentajes FAK y NAC no pueden superar 100.',
  'reason.validToBeforeFrom': 'El fin de la validez debe ser posterior a su inicio.',
  'reason.windowOverMonth': 'La validez puede durar un mes como máximo.',
  'reason.text.long': 'El texto tiene más de {most} caracteres.',
  'reason.tooManyEntries': 'Como máximo {most} elementos.',
  'reason.text.control': 'El texto contiene un carácter de control.',
  'reason.text.half': 'El texto contiene medio carácter.',
  'reason.airport': 'El aeropuerto «{code}» es desconocido.',
  'reason.airportId': 'Esto no corresponde al aeropuerto {code}.',
  'reason.airline': 'La aerolínea «{name}» no existe.',
  'reason.noWeightPrice': 'Introduzca al menos un precio por peso.',
  'reason.levelTwice': 'El peso {level} tiene dos precios.',
  'reason.sameAirport': 'También es el aeropuerto de origen.',
  'reason.noTransitTime': 'Introduzca un intervalo válido de tiempo de tránsito.',
  'reason.transitOrder': 'El tiempo de tránsito mínimo es mayor que el máximo.',
  'reason.noRouting': 'Introduzca una ruta válida.',
  'reason.validityOrder': 'La validez termina antes de empezar.',
  'reason.tooManyRates': 'Un envío tiene como máximo {most} tarifas.',
  'reason.uploadTooLarge':
    'Las tarifas y sus notas ocupan en conjunto más de {megabytes} MB. Envíelas en varias partes.',
  'reason.tooManyUploads':
    'Esta empresa tiene {most} envíos iniciados y sin completar. Vuelva a enviar uno de ellos donde se inició, o espere: cada uno se descarta {days} días después de su último envío.',
  'reason.uploadChanged': 'Estas tarifas ya se enviaron con otro contenido. Envíelas de nuevo.',
  'reason.unknownMilestone': 'Este embarque no tiene ese hito.',
  'reason.reportPeriod': 'Elija un período de 1 a {most} meses.',
  'reason.reportTooLarge': 'El informe tendría más de {most} embarques. Elija un período más corto.',
  'reason.milestoneToCome': 'Un hito no puede alcanzarse en el futuro. Compruebe la fecha y la hora.',
  'reason.milestoneBeforePrevious': 'Es anterior al hito previo. Introduzca una hora posterior.',
  'reason.milestonePreviousOpen': 'Registre primero los hitos anteriores.',
  'reason.milestoneAfterNext':
    'Es posterior al hito siguiente, que ya se alcanzó. Introduzca una hora anterior.',
  'reason.milestoneNextReached': 'El hito siguiente ya se alcanzó. Anule primero ese.',
  'reason.milestoneReached': 'Este hito ya se alcanzó. Ya no se puede estimar.',
  'reason.milestoneBookingOpen':
    'La reserva de este embarque aún está solicitada. Confirme primero la reserva.',
  'reason.shipmentCancelled': 'Este embarque está cancelado: la mercancía no se transporta.',
  'reason.noDelayReason': 'Elija por qué se retrasa. Otro motivo necesita una nota.',
  'reason.noTime': 'No es una hora como 14:30.',
  'reason.unknownDelivery': 'Este embarque no tiene esa entrega.',
  'reason.deliveryDone': 'Esta mercancía ya se entregó. La entrega ya no se puede modificar.',
  'reason.deliveryCancelled': 'Esta entrega se canceló. Planifique otra.',
  'reason.deliveryPast': 'Este día ya ha pasado. Elija uno posterior.',
  'reason.deliveryToCome': 'Esta entrega aún no ha tenido lugar. Regístrela cuando se haya realizado.',
  'reason.deliveryTimeOrder': 'La hora termina antes de empezar.',
  'reason.staleRecord': 'Otra persona modificó este registro. Vuelva a cargarlo antes de guardar.',
  'reason.noFile': 'Este archivo no existe.',
  'reason.fileEmpty': 'El archivo está vacío.',
  'reason.fileTooLarge': 'Un archivo puede tener {megabytes} MB como máximo.',
  'reason.noRoom':
    'Los archivos de esta empresa pueden tener {megabytes} MB en total como máximo. Elimine los archivos que ya no necesite.',
  'reason.documentKind': 'Un documento es un archivo de uno de estos tipos: {kinds}.',
  'reason.documentContent':
    'El contenido de este archivo no es lo que dice su nombre, o un texto no está guardado en UTF-8. Guárdelo de nuevo en el programa que lo creó y elija ese archivo.',
  'reason.documentHidden':
    'Así el documento quedaría oculto para su propia empresa. Elija de nuevo quién lo ve.',
  'reason.documentOfOthers': 'Este documento lo añadió otra empresa, que es quien lo modifica y lo quita.',
  'reason.documentGone':
    'Un documento quitado solo se puede restaurar durante {minutes} minutos. Súbalo de nuevo.',
  'reason.tooManyDocuments':
    'Un registro tiene como máximo {most} documentos. Quite los que ya no se necesiten.',
  'reason.asAdmin':
    'No tiene acceso a este registro. Se abrió como administrador, y su cuenta o enlace no lo es.',
  'reason.keyReused':
    'Esta clave ya se usó para otra solicitud. Envíe la solicitud modificada con una clave nueva.',
  'reason.notOffered': 'El sistema del proveedor no ofrece esta función.',
  'reason.platformFailed':
    'El sistema del proveedor no ha dado una respuesta utilizable. Inténtelo de nuevo más tarde.',
  'reason.outcomeUnknown':
    'Se perdió la respuesta al cambio y no se puede saber si está guardado. Compruebe lo que está guardado antes de volver a intentarlo.',
  'reason.tooMany': 'Demasiados intentos. Inténtelo de nuevo en {seconds} segundos.',
  'reason.tooManyRows':
    'Esto pide más de {most} filas a la vez. Acote «{relation}»: fíltrelo o pida menos con take.',
  'reason.listTooLong': '«{relation}» tiene más de {most} filas. Pida una parte con take y skip.',
  'reason.tooSlow': 'Tardó demasiado y se interrumpió. Pida menos: menos filas, relaciones o filtros.',
  'reason.wholeListTooLong':
    'La lista tiene más de {most} registros, demasiados para un archivo. Ponga un filtro o un período más corto.',
  'reason.exportRunning': 'Todavía hay una exportación suya en curso. Espere a que termine o cancélela.',
  'reason.answerTooLarge': 'La respuesta supera los {megabytes} MB. Pida menos filas o relaciones.',
  'reason.weakPassword': 'Una contraseña tiene al menos {least} caracteres.',
  'reason.commonPassword': 'Esta contraseña es una de las más comunes. Elija otra, por favor.',
  'reason.otherCompany': 'Ahora actúa en nombre de otra empresa. Cárguela antes de modificarla.',
  'reason.postalCode': 'No es un código postal de {country}, donde son como {example}.',
  'reason.countryOf': 'El código de país {code} es el de {country}.',
  'reason.picture.kind': 'La foto debe ser una imagen PNG, JPEG o WebP.',
  'reason.picture.bytes': 'La foto puede tener {size} kB como máximo.',
  'reason.picture.square': 'La foto debe ser cuadrada.',
  'reason.picture.side': 'La foto debe tener de {least} a {most} píxeles de ancho.',
  'reason.searchPlace': 'Este lugar no existe para este modo de transporte. Elija uno de la lista.',
  'reason.searchSamePlace': 'El origen y el destino deben ser distintos.',
  'reason.quoteDayPast': 'El día de envío ya pasó. Busque de nuevo para un día futuro.',
  'reason.searchWeight': 'Introduzca un peso superior a 0.',
  'reason.searchVolume': 'Introduzca un volumen superior a 0.',
  'reason.searchContainers': 'Introduzca al menos un contenedor y como máximo {most} por tipo.',
  'reason.quoteByCustomer': 'Solo las personas del cliente pueden responder a esta cotización.',
  'reason.quoteNotAnswered': 'Esta cotización aún no fue respondida y se puede modificar tal como está.',
  'reason.versionByProvider':
    'Solo los administradores del proveedor pueden crear una nueva versión de una cotización.',
  'reason.quoteByImporter':
    'Las cotizaciones se solicitan para la empresa que envía. Actúe en nombre de una para hacerlo.',
  'reason.bookingByImporter': 'Las reservas se solicitan para una empresa que embarca mercancía.',
  'reason.bookingAnswered': 'Esta reserva ya no está pendiente y no se puede modificar aquí.',
  'reason.bookingUnderWay':
    'El embarque de esta reserva ya está en curso. Confirme la reserva o anule primero lo registrado.',
  'reason.planNotConfirmed': 'Esta reserva no está confirmada y no tiene un plan que cambiar.',
  'reason.planUnderWay':
    'Ya hay algo registrado del embarque. Introduzca en su lugar una nueva estimación en el embarque.',
  'reason.templateName': 'Ya existe una plantilla con este nombre. Elija otro nombre o reemplácela.',
  'reason.bookingDayPast': 'Este día ya ha pasado. Elija uno posterior.',
  'reason.bookingQuote':
    'La empresa no tiene aceptada esta cotización, o ya no: puede que se haya comenzado una nueva versión.',
  'reason.quoteBooked':
    'Ya hay una reserva de esta cotización: {numbers}. Mírela primero. Si necesita otra, vuelva a cargar esta página: lo que escribió se conserva.',
  'reason.noLocalTime': 'No es un día con hora como 2026-01-31 14:00.',
  'reason.flightNumber': 'No es un número de vuelo como LH8400.',
  'reason.viaIsEnd': 'El vuelo empieza o termina en este aeropuerto. Elija una escala, o nada.',
  'reason.flightArrival':
    'Según los relojes de ambos aeropuertos, el vuelo llega antes de salir o días después. Compruebe las horas.',
  'reason.timeSkipped': 'Esta hora no existe en este aeropuerto, porque ese día se adelantan los relojes.',
  'reason.transitUnknown':
    'No se conoce la zona horaria de {airports}. Indique la duración del vuelo, por ejemplo 11:25.',
  'reason.transitTwice':
    'Ese día se atrasan los relojes de un aeropuerto. Indique la duración del vuelo: {one} o {other}.',
  'reason.transitOther':
    'Según los relojes de ambos aeropuertos, el vuelo dura {time}. Corrija la duración o una hora, o deje este campo vacío.',
  'reason.departureTaken': 'Esta salida ya figura en el itinerario: {name}. Cambie esa.',
  'reason.departureKept':
    'Sus lugares no cambian, porque hay reservas que la piden: {bookings}{more, plural, =0 {} other { y # más}}.',
  'reason.departureWished':
    'No se puede quitar, porque hay reservas que la piden: {bookings}{more, plural, =0 {} other { y # más}}.',
  'reason.manifestNumberTaken': 'Otro manifiesto tiene este número.',
  'reason.manifestInUse.charges':
    'No se puede quitar, porque tiene cargos: {count, plural, one {# línea} other {# líneas}}.',
  'reason.manifestInUse.invoices':
    'No se puede quitar, porque está facturado: {count, plural, one {# factura} other {# facturas}}.',
  'reason.manifestInUse.documents':
    'No se puede quitar, porque tiene documentos: {count}. Quite primero estos.',
  'reason.importStyles':
    'Ninguna de sus órdenes de compra tiene estos números de estilo: {numbers}. Impórtelos antes con las órdenes.',
  'reason.importStyleOrders':
    '«{style}» está en varias de sus órdenes: {orders}. Escriba la orden delante, por ejemplo 4500012345: AV-1001.',
  'reason.importAirline':
    'Ninguna aerolínea tiene este código o nombre, o lo tienen varias. Escriba su código IATA.',
  'reason.importSailings': 'Varias salidas corresponden a esta fila. Indique el buque.',
  'reason.importFlights':
    'Ese día salen varios vuelos de este número. Cambie en el itinerario el que corresponda.',
  'reason.importLocalTime':
    'Escriba la hora local del aeropuerto como AAAA-MM-DD HH:MM, por ejemplo 2026-01-31 14:00, sin desfase.',
  'reason.importDuration': 'Escriba horas y minutos, por ejemplo 11:25.',
  'reason.bookingDeparture':
    'Esta salida ya no figura en el itinerario o no une estos lugares. Elija otra o ninguna.',
  'reason.unNumber': 'Un número ONU tiene cuatro cifras, por ejemplo 1263.',
  'reason.planArrival': 'Es anterior a la salida. Corrija una de las dos fechas.',
  'reason.planCutOff': 'Es posterior a la salida. Corrija una de las dos fechas.',
  'reason.ordersDelivered': 'Ya entregadas: {numbers}. Quítelas aquí.',
  'reason.ordersBooked': 'Ya en otra reserva: {numbers}. Quítelas aquí.',
  'reason.bookingPieces': 'Introduzca un número entero de 1 a {most}.',
  'reason.shipWindowOrder': 'La ventana de embarque termina antes de empezar.',
  'reason.quoteExpired': 'Esta cotización ha vencido. Busque tarifas vigentes y solicítela de nuevo.',
  'reason.quoteNotIssued': 'Esta cotización aún no se ha emitido. Espere a que se emita.',
  'reason.quoteUnpriced':
    'Esta cotización aún no indica ningún precio. Introduzca sus cargos antes de emitirla.',
  'reason.quoteNoPrice':
    'Esta cotización aún no indica ningún precio. Podrá aceptarse en cuanto se introduzcan sus cargos.',
  'reason.quoteAnswered': 'Esta cotización ya fue respondida. Hace falta una nueva versión para modificarla.',
  'reason.quoteWithdrawn': 'La solicitud de esta cotización se ha retirado. Solicite una nueva.',
  'reason.quoteIssued': 'Esta cotización ya se ha emitido. Acéptela o rechácela en su lugar.',
  'reason.quoteVersioned':
    'Es una nueva versión de una cotización que ya se respondió. Podrá rechazarla cuando se emita.',
  'reason.quoteValidityPast': 'Este día ya ha pasado. Elija uno posterior.',
  'reason.rateGone': 'Esta tarifa ya no está vigente o no tiene precio para lo pedido. Busque de nuevo.',
};
