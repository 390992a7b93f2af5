import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'quoteRequest.subtitle': 'Sagen Sie, was verschickt werden soll, und Sie erhalten einen Preis dafür.',
  'quoteRequest.freight': 'Fracht',
  'quoteRequest.goods': 'Angaben zur Ware',
  'quoteRequest.customer': 'Bitte wählen Sie den Kunden, der das Angebot möchte.',
  'quoteRequest.past': 'Dieser Tag ist vorbei. Bitte wählen Sie einen späteren.',
  'quoteRequest.sending': 'Anfrage wird gesendet',
  'quoteRequest.back': 'Zurück zu den Angeboten',
  'quoteRequest.agents': 'Angebote fragen die Firmen an, die versenden, und der Spediteur für sie.',
};
