import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'quoteRequest.subtitle': 'Indiquez ce qui doit être expédié et vous recevrez un prix.',
  'quoteRequest.freight': 'Transport',
  'quoteRequest.goods': 'Marchandise',
  'quoteRequest.customer': 'Choisissez le client qui demande le devis.',
  'quoteRequest.past': 'Ce jour est passé. Veuillez en choisir un plus tard.',
  'quoteRequest.sending': 'Envoi de la demande',
  'quoteRequest.back': 'Retour aux devis',
  'quoteRequest.agents':
    'Les devis sont demandés par les sociétés qui expédient, et par le transitaire pour elles.',
};
