import * as v from 'valibot';
import { Id, Revision } from './id.ts';
import { because } from './reasons.ts';

/** Any number from 0 to 100 (D-81); JSON numbers alone, so that `12,5` is refused and not guessed at. */
export const Percentage = v.pipe(
  v.number(because('noNumber')),
  v.check((percentage) => percentage >= 0, because('percentageNegative')),
  v.check((percentage) => percentage <= 100, because('percentageOver')),
);

/** `getMarkups` (D-147): what a customer's rates are sold above their cost, for those who may choose it. */
export const GetMarkups = v.object({ entityId: Id });

/** In per cent. `revision` is 0 as long as nobody has set them. */
export const Markups = v.object({
  fakPercentage: v.number(),
  nacPercentage: v.number(),
  /** Whether the prices of rate search and quotes include external rates. */
  includeExternalRates: v.boolean(),
  revision: v.number(),
});
export type Markups = v.InferOutput<typeof Markups>;

/** `saveMarkups`: both percentages as they are to be; without `includeExternalRates` that stays. */
export const SaveMarkups = v.object({
  entityId: Id,
  fakPercentage: Percentage,
  nacPercentage: Percentage,
  includeExternalRates: v.optional(v.boolean(because('fillIn'))),
  revision: Revision,
});
export type SaveMarkups = v.InferOutput<typeof SaveMarkups>;
