import type { MessageId, Text } from '../../../shared/i18n/text.ts';

/** What is wrong with an entry: the id of its text, or the text with its values. */
export type Problem = MessageId | Text;
