import { en } from './catalogues/en.ts';
import { textsOf } from './languages.ts';
import type { Locale } from './locales.ts';
import { languages } from './parts.ts';
import { withReasons } from './said.ts';
import { catalogues, translators } from './text.ts';

type Foreign = Exclude<Locale, 'en'>;

/** How long a part waits for its texts, in milliseconds; then it is drawn in English. */
const PATIENCE = 3_000;

const spoken = new Set<Foreign>();
const asked = new Map<string, Promise<void>>();

/** The areas whose code is there: their English texts came with it. */
const areas = () => new Set(Object.keys(en).map((id) => id.slice(0, id.indexOf('.'))));

/** Once a page: what could not be had is asked for again by the next one. */
function ask(locale: Foreign, area: string): Promise<void> {
  const key = `${locale} ${area}`;
  let asking = asked.get(key);
  if (!asking) {
    asking = textsOf(locale, area).then((texts) => {
      catalogues[locale] = { ...catalogues[locale], ...texts };
    });
    asked.set(key, asking);
  }
  return asking;
}

const askAll = (locale: Foreign) => Promise.all([...areas()].map((area) => ask(locale, area)));

async function catchUp(): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, PATIENCE);
  });
  const all = Promise.all([...spoken].map(askAll)).catch((error: unknown) =>
    console.warn('Texts are missing:', error),
  );
  await Promise.race([all, late]);
  clearTimeout(timer);
}

/** Loads the texts of a language for all code that is there; from then on parts come with theirs. */
export async function learn(locale: Foreign): Promise<Foreign> {
  if (!spoken.has(locale)) translators.set(locale, withReasons(locale));
  spoken.add(locale);
  languages.catchUp = catchUp;
  await askAll(locale);
  return locale;
}
