import path from 'node:path';
import { closure } from './bundle-files.mjs';
import { isNonEnglish } from './texts-plugin.mjs';

/**
 * Brotli bytes of everything that is loaded until an element is usable and could save, above React and its renderer,
 * which are measured in the same build. They are guards, so that growth is seen: a build over one fails.
 */
export const BUDGET = {
  // The goal is 2 kB: a fifth are the names of the files that each element is made of, whose hashes take some bytes more or less
  // with every change.
  autoload: 2440,
  firstElement: {
    // Every element can say each reason for which the server refuses, so each further action adds to all of them. Half a kilobyte of
    // each is what fields do with input methods, and for a click that leaves one. A quarter is that every backend is asked in its own
    // types, and one without keys for what it knows alone; what looks for a lost answer, and what knows
    // other names than the contract's, is loaded there. A third of one is the wait for a limit of requests. 0.4 kB is the search that
    // passes over a typo. 0.7 kB are against strange pages: their scripts, translators, and the browser's cache of pages.
    // A quarter is the field that tells its form that it still looks for what was typed, and what it says where no answer comes.
    // Undo, what others did, and the door to the preview of a pasted list, which is loaded there, are 4 kB; 0.1 kB tells a page of a
    // record type that there isn't; where an offered order stands is 0.1 kB.
    // A quarter, of every element with a search, is that a name which several have is taken for none of them, and that long lists are
    // read in pauses ahead of the first key.
    // The goal is 40 kB: 12 are downshift, jotai, valibot and r2wc as they are published.
    'po-style-manager': 58_800,
    // The goal is 56 kB: the grid, which air rates share, is a file of its own. It reads numbers in every notation without a
    // guess, and offers what one may mean (D-148), which takes 3.8 kB. 1 kB is the list of what is wrong by its kinds, with one
    // press that puts all of a kind right; of charges half a one is how people write their units, and a quarter of one that their page
    // enters lines, such as those of a rate. 3 kB is that cells are texts, of which the one with the focus brings its control, to which
    // a dialog of any element gives the focus back (D-155). 1.3 kB is that a key draws only what it changes, from rows that are used
    // again, and that the same fault of several lines is told once.
    'booking-charges': 78_850,
    // Air rates know 0.85 kB of units of prices and weights, which headings and pasted cells name.
    // 1 kB tells what a submission drops of the newest one, and takes the main freight airport of a city.
    'air-rate-form': 98_100,
    // Downshift, the form of a route, dialogs, `Find a route`; the form for rate sheets is loaded beside it. 0.7 kB is the wait of the
    // form for a field that still looks.
    'route-subscriptions': 64_100,
    'route-form': 51_980,
    // The form, the reader of its numbers with the question which of two is meant, the offer of the next half month, and the
    // progress of the sheet that it asked for. Half a kilobyte offers the near day of a date without its year.
    'rate-sheet-form': 54_260,
    // The goal is 40 kB: downshift and its field, which takes what is typed, and says why it doesn't.
    'entity-switcher': 45_020,
    others: 40_000,
  },
  // The goal is 30 kB: beside the order manager the charges bring the whole grid.
  furtherElement: {
    'booking-charges': 47_620,
    // A paste is looked at before anything is loaded: lines of a mail, the names of 115 airlines, currencies, and the order of
    // prices. 0.6 kB are the units of prices and weights. What the grid does for speed, and the main airports, are 2.4 kB.
    'air-rate-form': 66_510,
    'route-subscriptions': 32_880,
    others: 30_000,
  },
  // The portal knows the provider's zone, and whether the records are at the provider's application, before any page is drawn. It
  // holds its texts against translators, and learns the time of the server. Its forms wait for fields that still look, which is 0.7 kB.
  signIn: 49_120,
};

const SIGN_IN = /^portal\/assets\/(start|main)-/;

/** What an element loads when somebody asks for it: the first files of the parts that its files import at run time, but for other languages. */
const partsOf = (bundle, files) =>
  new Set(
    [...files].flatMap((file) =>
      (bundle[file].dynamicImports ?? []).filter(
        (part) => !files.has(part) && !isNonEnglish(bundle[part].facadeModuleId ?? ''),
      ),
    ),
  );

/** `widgets/chunks/key-map-D1LIPS4.js` is `key-map`. */
const nameOf = (file) => path.parse(file).name.replace(/-[\w-]{7}$/, '');

/** The byte table as text, and the lines that are over their budget. `sizes` are brotli bytes by file name. */
export function budgetTable(bundle, sizes, tags) {
  const sum = (files) => [...files].reduce((total, file) => total + (sizes.get(file) ?? 0), 0);
  const floor = sum(Object.keys(bundle).filter((file) => /(^|\/)react-[^/]+\.js$/.test(file)));
  const files = new Map(tags.map((tag) => [tag, closure(bundle, `widgets/${tag}.js`)]));

  const rows = [
    { name: 'React and react-dom (the floor)', bytes: floor },
    { name: 'autoload.js', bytes: sum(['widgets/autoload.js']), limit: BUDGET.autoload },
  ];
  for (const [tag, own] of files) {
    const above = BUDGET.firstElement[tag] ?? BUDGET.firstElement.others;
    rows.push({ name: `<${tag}> first on a page`, bytes: sum(own), limit: floor + above });
    const added = [...files]
      .filter(([other]) => other !== tag)
      .map(([, there]) => sum([...own].filter((file) => !there.has(file))));
    if (added.length > 0)
      rows.push({
        name: `<${tag}> after another`,
        bytes: Math.max(...added),
        limit: BUDGET.furtherElement[tag] ?? BUDGET.furtherElement.others,
      });
    for (const part of partsOf(bundle, own)) {
      const bytes = sum([...closure(bundle, part)].filter((file) => !own.has(file)));
      rows.push({ name: `  on demand ${nameOf(part)}`, bytes });
    }
  }
  const portal = Object.keys(bundle).filter((file) => SIGN_IN.test(file) && bundle[file].isEntry);
  if (portal.length > 0) {
    const bytes = sum(closure(bundle, ...portal));
    rows.push({ name: 'Portal, sign-in', bytes, limit: floor + BUDGET.signIn });
  }

  const kB = (bytes) => `${(bytes / 1000).toFixed(2).padStart(7)} kB`;
  const width = Math.max(...rows.map(({ name }) => name.length));
  const lines = rows.map(
    ({ name, bytes, limit }) =>
      `  ${name.padEnd(width)} ${kB(bytes)}${limit ? `   of ${kB(limit)}${bytes > limit ? '   OVER' : ''}` : ''}`,
  );
  return {
    text: ['Bytes on the wire (brotli)', ...lines].join('\n'),
    broken: rows
      .filter(({ bytes, limit }) => limit && bytes > limit)
      .map(({ name, bytes, limit }) => `${name} is ${bytes} bytes of ${limit}`),
  };
}
