import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'draft.kept': 'Votre saisie est conservée sur cet appareil jusqu’à l’envoi.',
  'draft.notKept': 'Cet appareil ne peut pas conserver votre saisie. Envoyez-la avant de quitter la page.',
  'draft.again': 'Votre brouillon est de nouveau là.',
  'draft.againOf': 'Votre brouillon du {time} est de nouveau là.',
  'draft.discard': 'Abandonner le brouillon',
  'draft.others': '{count, plural, one {Il y a un autre brouillon.} other {Il y a # autres brouillons.}}',
  'draft.goOn': 'Reprendre celui-ci',
  'draft.wordless': 'sans texte',
};
