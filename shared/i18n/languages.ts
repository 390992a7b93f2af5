import { catalogues, type NonEnglishLocale } from './catalogue.ts';

/** After this time, in milliseconds, a part is drawn in English although its texts are missing. */
const LONGEST_WAIT = 3_000;

/** The languages besides English that the page or an element on it shows. */
const shown = new Set<NonEnglishLocale>();

const loadAll = (locale: NonEnglishLocale) => Promise.all(catalogues.map((one) => one.load(locale)));

/** Loads the texts of a language for all code that is there; `loadPart` does so for code that is loaded later. */
export async function loadLanguage(locale: NonEnglishLocale): Promise<NonEnglishLocale> {
  shown.add(locale);
  await loadAll(locale);
  return locale;
}

/**
 * Loads code on demand, and resolves once its texts are loaded in every language that is shown:
 * `loadPart(() => import('./copy.tsx'))`.
 */
export async function loadPart<P>(load: () => Promise<P>): Promise<P> {
  const part = await load();
  if (shown.size === 0) return part;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, LONGEST_WAIT);
  });
  const texts = Promise.all([...shown].map(loadAll)).catch((error: unknown) =>
    console.warn('Texts are missing:', error),
  );
  await Promise.race([texts, late]);
  clearTimeout(timer);
  return part;
}
