import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'quoteRequest.subtitle': 'Indique qué se va a enviar y recibirá un precio.',
  'quoteRequest.freight': 'Transporte',
  'quoteRequest.goods': 'Datos de la mercancía',
  'quoteRequest.customer': 'Elija el cliente que pide la cotización.',
  'quoteRequest.past': 'Este día ya ha pasado. Elija uno posterior.',
  'quoteRequest.sending': 'Enviando la solicitud',
  'quoteRequest.back': 'Volver a las cotizaciones',
  'quoteRequest.agents':
    'Las cotizaciones las solicitan las empresas que envían, y el transitario en su nombre.',
};
