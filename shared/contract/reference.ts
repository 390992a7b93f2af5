import * as v from 'valibot';
import { Id } from './id.ts';

const Text = v.nullish(v.string(), '');

/** What else finds a place, between semicolons. */
const Words = v.pipe(
  v.string(),
  v.transform((text): readonly string[] =>
    text
      .split(';')
      .map((word) => word.trim())
      .filter(Boolean),
  ),
);

/** Whether the caller's own routes, shipments or rates name it. */
const IsInUse = v.boolean();

/** REF-04: `code` is the IATA code, `cityIden` the short name of the city. */
export const Airport = v.object({
  ...{ id: Id, code: Text, city: Text, cityIden: Text },
  // Of our own backend alone.
  ...{ airportName: v.nullish(v.string()), words: v.nullish(Words), isInUse: v.nullish(IsInUse) },
});
export type Airport = v.InferOutput<typeof Airport>;

/** REF-06, REF-11: a carrier or an airline. */
export const CompanyName = v.object({ id: Id, companyName: Text, isInUse: v.nullish(IsInUse) });
export type CompanyName = v.InferOutput<typeof CompanyName>;

/**
 * REF-09, REF-10: a port as backends answer it. The country's name comes as `country`, as `Country` or within
 * `inCountry`; here it is one text (D-67). `scacCode` is the UN/LOCODE.
 */
export const Port = v.pipe(
  v.object({
    id: Id,
    companyName: Text,
    country: Text,
    Country: Text,
    inCountry: v.nullish(v.object({ companyName: Text })),
    scacCode: Text,
    // Of our own backend alone.
    words: v.nullish(Words),
    isInUse: v.nullish(IsInUse),
  }),
  v.transform(({ country, Country, inCountry, ...port }) => ({
    ...port,
    country: country || Country || inCountry?.companyName || '',
  })),
);
export type Port = v.InferOutput<typeof Port>;
/** A port as it is answered. */
export type PortAnswer = v.InferInput<typeof Port>;

/** REF-01, REF-12: a charge type as a name to choose. */
export const ChargeName = v.object({ id: Id, description: Text, chargeIden: Text });
export type ChargeName = v.InferOutput<typeof ChargeName>;
