import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'unclear.title': 'Was bedeuten diese Zahlen?',
  'unclear.question':
    '{count} eingefügte Zahlen lassen sich auf zwei Arten lesen, zum Beispiel „{text}“. Wie sollen sie gelesen werden?',
  'unclear.as': 'Als {text}',
  'unclear.later': 'Je Zelle entscheiden',
};
