/** Texts that are the same as in English: names, codes, signs, and words that both languages write alike. */
export const SAME_AS_ENGLISH: Readonly<Record<'de' | 'es' | 'fr' | 'ja' | 'zh', ReadonlySet<string>>> = {
  de: new Set(['{date}, {source}', 'In USD']),
  es: new Set(['{date}, {source}', 'Total', 'Ctrl K']),
  fr: new Set(['{date}, {source}', 'carton', 'Total', 'Menu', 'Ctrl K', 'Agents', 'Invitations']),
  ja: new Set(['Ctrl K']),
  zh: new Set(['Ctrl K']),
};
