import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'document.type':
    '{type, select, billOfLading {Conocimiento de embarque} seaWaybill {Carta de porte marítimo} airWaybill {Guía aérea} commercialInvoice {Factura comercial} packingList {Lista de empaque} certificateOfOrigin {Certificado de origen} customsDeclaration {Declaración de aduana} arrivalNotice {Aviso de llegada} deliveryOrder {Orden de entrega} other {Otro documento}}',
  'document.visibility':
    '{visibility, select, agent {Agente y transitario} customer {Cliente y transitario} internal {Solo el transitario} other {Todos los implicados}}',
};
