import { en } from '../../../shared/ui/key-list/texts/en.ts';

/** Texts that are the same as in English: names, codes, signs, and words that both languages write alike. */
export const SAME_AS_ENGLISH: Readonly<Record<'de' | 'es' | 'fr' | 'ja' | 'zh', ReadonlySet<string>>> = {
  de: new Set([
    'In USD',
    'Agent',
    'Status',
    'Minimum',
    'Normal',
    'Link',
    'Manifest',
    'Position',
    'UN/LOCODE',
    'Position: {before} → {after}',
    'Routing',
  ]),
  es: new Set(['UN/LOCODE', 'Ctrl K', 'Total', 'Normal']),
  fr: new Set([
    'UN/LOCODE',
    'Ctrl K',
    'carton',
    'Total',
    'Type',
    'Menu',
    'Minimum',
    'Normal',
    'Mode',

    'Agent',
    'Agents',
    'Destination',
    'DESTINATION',
    'Port',
    'Ports',
    'Invitations',
    'Notifications',
    'Actions',
  ]),
  ja: new Set(['UN/LOCODE', 'Ctrl K', en['keys.name']]),
  zh: new Set(['UN/LOCODE', 'Ctrl K', en['keys.name']]),
};
