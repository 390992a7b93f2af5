import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'palette.title': 'Ir a una pantalla o registro',
  'palette.placeholder': 'Pantalla, acción, referencia, n.º de contenedor o B/L, nombre o ID',
  'palette.placeholder.short': 'Pantalla, acción, nombre, número',
  'palette.recent': 'Recientes',
  'palette.screens': 'Pantallas',
  'palette.actions': 'Acciones',
  'palette.records': 'Registros',
  'palette.none': 'No se encontró nada para «{query}».',
  'palette.short': 'Los registros se buscan con tres caracteres o más, o por su ID.',
  'palette.searching': 'Buscando registros',
  'palette.failed': 'No se pudieron buscar los registros.',
  'palette.offline': 'No hay conexión. Los registros se buscarán cuando se restablezca.',
  'palette.count': '{count, plural, =0 {Sin resultados} one {# resultado} other {# resultados}}',
  'palette.keys.move': 'mover',
  'palette.keys.take': 'abrir',
  'palette.keys.close': 'cerrar',
  'palette.theme': 'Tema: {theme, select, light {Claro} dark {Oscuro} other {Como el dispositivo}}',
  'palette.language': 'Idioma: {name}',
  'palette.density': 'Densidad: {density, select, compact {Compacta} other {Cómoda}}',
  'palette.type':
    '{type, select, booking {Reserva} shipment {Embarque} quote {Cotización} manifest {Manifiesto} invoice {Factura} creditNote {Nota de abono} container {Contenedor} transportDocument {Documento de transporte} carrierReference {Número de reserva del transportista} webUser {Persona} purchaseOrder {Orden de compra} styleNumber {Número de estilo} company {Empresa} port {Puerto} airport {Aeropuerto} other {Registro}}',
};
