import type { Text } from '../../../shared/i18n/define-texts.ts';
import type { TextId } from '../auth/texts/index.ts';

/** What is wrong with an entry: the id of its text, or the text of another catalogue or with values. */
export type Problem = TextId | Text;
