import { catalogues, type Foreign } from './catalogue.ts';

/** How long a part waits for its texts, in milliseconds; then it is drawn in English. */
const PATIENCE = 3_000;

/** The languages besides English that are spoken on the page, by it or by an element. */
const spoken = new Set<Foreign>();

const loadAll = (locale: Foreign) => Promise.all(catalogues.map((one) => one.load(locale)));

/** Loads the texts of a language for all code that is there; from then on parts come with theirs. */
export async function learn(locale: Foreign): Promise<Foreign> {
  spoken.add(locale);
  await loadAll(locale);
  return locale;
}

/**
 * Loads a part of the page that is not there from the start, and hands it on once its texts are there in every language
 * that is spoken: `loadPart(() => import('./copy.tsx'))`.
 */
export async function loadPart<P>(load: () => Promise<P>): Promise<P> {
  const part = await load();
  if (spoken.size === 0) return part;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, PATIENCE);
  });
  const texts = Promise.all([...spoken].map(loadAll)).catch((error: unknown) =>
    console.warn('Texts are missing:', error),
  );
  await Promise.race([texts, late]);
  clearTimeout(timer);
  return part;
}
