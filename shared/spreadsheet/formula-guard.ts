/*
 * A spreadsheet runs a cell that begins with one of these signs, also in full width and behind spaces. A file with commas is
 * opened with semicolons where decimals have a comma: what stands behind one within a text is a cell there, quotes or not, and
 * so is what stands on a line of its own.
 */
const SPACES = String.raw`[^\S\t\r\n]*`;
const RUN = `${SPACES}[=+\\-@＝＋－＠]`;
const PLACE = String.raw`(?<=[;,\t\r\n])`;

/** What people write an apostrophe in front of, which our own reader takes away as well. */
const MARKED = String.raw`'+[\p{L}\p{N}._/-]*\d[\p{L}\p{N}._/-]*$`;

/** An apostrophe more goes where some are already, so that whoever takes one away has the text again. */
const RISK = `(?:'*(?:${RUN}|[\\t\\r\\n])|${MARKED})`;
const UNSAFE = new RegExp(`^(?=${RISK})|${PLACE}(?='*${RUN})`, 'gu');
const GUARDED = new RegExp(`^'(?=${RISK})|${PLACE}'(?='*${RUN})`, 'gu');

/**
 * A phone number with a blank behind its country stays a text in every spreadsheet, since no sum has one number behind another. With an
 * apostrophe, which is shown there, nobody could call it.
 */
const PHONE = /^\+\d{1,3} \(?\d[\d ()./-]*$/;

/** The text with an apostrophe before all that a spreadsheet would run. */
export const guarded = (text: string): string => (PHONE.test(text) ? text : text.replace(UNSAFE, "'"));

/** The text that was guarded. */
export const unguarded = (text: string): string => text.replace(GUARDED, '');
