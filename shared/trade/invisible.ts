/**
 * Soft hyphens, zero-width spaces, marks of the direction of writing: texts bring them along from mails, pages and
 * sheets, and nobody sees them.
 */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

export const withoutInvisible = (text: string): string => text.replaceAll(INVISIBLE, '');
