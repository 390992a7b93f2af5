import * as v from 'valibot';
import { ChargeLine, MAX_LINES } from '../../../shared/contract/charges.ts';

const GivenLines = v.pipe(v.array(ChargeLine), v.maxLength(MAX_LINES));

/** A line as a page gives it: the names of a stored one, of which any may be left out. */
export type GivenCharge = v.InferInput<typeof ChargeLine>;

/**
 * What a page gives to be entered.
 *
 * @throws an error of valibot where these are no lines, or more than a list may have
 */
export const givenLines = (lines: readonly GivenCharge[]): readonly ChargeLine[] =>
  v.parse(GivenLines, lines);
