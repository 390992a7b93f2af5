import { useId } from 'react';
import { useFormats } from '../../../shared/i18n/use-formats.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import * as s from './draft-notice.css.ts';
import { texts } from './texts/index.ts';
import type { OpenedDraft } from './use-entry-draft.ts';

interface OtherDraftsProps<T> {
  draft: Pick<OpenedDraft<T>, 'others' | 'swapTo'>;
  wordsOf(values: T): readonly (string | null | undefined)[];
}

/** Longest words of a draft in the list, in characters. */
const LONGEST = 80;

/** What else was left unsent of the same form: each by its time and its first words, to go on with (D-38). */
export function OtherDrafts<T>({ draft: { others, swapTo }, wordsOf }: OtherDraftsProps<T>) {
  const text = useText(texts);
  const formats = useFormats();
  const id = useId();
  const firstWords = (values: T) => {
    const words = wordsOf(values)
      .map((one) => one?.trim())
      .filter(Boolean)
      .join(' · ');
    return [...words].length > LONGEST ? `${[...words].slice(0, LONGEST).join('')}…` : words;
  };
  return (
    <>
      <div>{text('draft.others', { count: others.length })}</div>
      <ul className={s.others}>
        {others.map(({ name, draft: { content, savedAt } }, n) => (
          <li key={name} className={s.other}>
            <span id={`${id}${n}`}>
              {[
                savedAt !== null && formats.dateTime(new Date(savedAt).toISOString()),
                firstWords(content.values) || text('draft.wordless'),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <Button size="sm" aria-describedby={`${id}${n}`} onClick={() => void swapTo(name)}>
              {text('draft.goOn')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
