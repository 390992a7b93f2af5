import type { Text } from '../../../shared/i18n/define-texts.ts';
import type { TextId } from '../auth/texts/index.ts';

/** The error of a field: the id of its text, or a text with values or of another catalogue. */
export type Problem = TextId | Text;
