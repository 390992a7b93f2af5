import type { Translate } from '../../../../shared/i18n/define-texts.ts';
import { DOCUMENT_TYPE_NAMES, type DocumentType } from '../../../../shared/trade/document-types.ts';
import type { DocumentVisibility } from '../../../../shared/trade/document-visibility.ts';
import type { TextId } from './texts/index.ts';

export type Options<T extends string> = readonly (readonly [value: T, text: string])[];

/** What a document can be, in the language of the page. */
export const typeOptions = (text: Translate<TextId>): Options<DocumentType> =>
  DOCUMENT_TYPE_NAMES.map((type) => [type, text('document.type', { type })]);

/** Who can see it. */
export const visibilityOptions = (
  text: Translate<TextId>,
  visibilities: readonly DocumentVisibility[],
): Options<DocumentVisibility> =>
  visibilities.map((visibility) => [visibility, text('document.visibility', { visibility })]);
