import { useAtom } from 'jotai';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { isComposing } from '../../../shared/keys/is-composing.ts';
import { beginsWithFocus } from '../../../shared/ui/field/begins-with-focus.ts';
import { frame } from '../../../shared/ui/field/control.css.ts';
import { useComposedText } from '../../../shared/ui/hooks/use-composed-text.ts';
import { highlightAfter } from '../../../shared/ui/menu/menu-keys.ts';
import { LiveRegion } from '../../../shared/ui/visually-hidden/live-region.tsx';
import { paletteTextAtom } from '../panels/open-panels.ts';
import { useMedia } from '../shell/use-media.ts';
import * as s from './palette-frame.css.ts';
import { PaletteList } from './palette-list.tsx';
import { PaletteStatus } from './palette-status.tsx';
import { texts } from './texts/index.ts';
import { useRecords } from './use-records.ts';
import { type Result, useResults } from './use-results.ts';

/** Home and End move the cursor in the text. */
const MOVING = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp']);

/** The window leaves the field less room than its whole hint takes in any language. */
const SHORT_FIELD = '(max-width: 671.98px)';

/** The search field and its results; the first result is highlighted, so that Enter chooses it. */
export function PaletteSearch({ onClose }: { onClose(): void }) {
  const text = useText(texts);
  const id = useId();
  const [typedBefore, forgetTyped] = useAtom(paletteTextAtom);
  const [query, setQuery] = useState(typedBefore);
  const [highlighted, setHighlighted] = useState<string>();
  const isShort = useMedia(SHORT_FIELD);
  const input = useRef<HTMLInputElement>(null);
  const { records, retry } = useRecords(query);
  const { groups, take } = useResults(query, records);
  const results = groups.flatMap((group) => group.results);
  const at = Math.max(
    0,
    results.findIndex((result) => result.id === highlighted),
  );
  const current = results[at];

  useEffect(() => {
    const end = input.current?.value.length ?? 0;
    input.current?.setSelectionRange(end, end);
    forgetTyped('');
  }, [forgetTyped]);

  const composed = useComposedText(query, (typed) => {
    setQuery(typed);
    setHighlighted(undefined);
  });
  const choose = (result: Result | undefined) => {
    if (!result) return;
    onClose();
    // Closing restores the focus; only then another panel may take it.
    queueMicrotask(() => take(result));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const isMove = MOVING.has(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey;
    const next = isMove ? highlightAfter(event.key, at, results.length) : undefined;
    if (next !== undefined) setHighlighted(results[next]?.id);
    else if (event.key === 'Enter') choose(current);
    else return;
    event.preventDefault();
  };

  const optionId = (result: Result) => `${id}-${result.id}`;
  return (
    <div className={s.content}>
      <input
        ref={(field) => {
          input.current = field;
          beginsWithFocus(field);
        }}
        type="text"
        role="combobox"
        className={`${frame} ${s.input}`}
        aria-label={text('palette.title')}
        aria-expanded={results.length > 0}
        aria-controls={`${id}list`}
        aria-activedescendant={current && optionId(current)}
        aria-autocomplete="list"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={100}
        placeholder={text(isShort ? 'palette.placeholder.short' : 'palette.placeholder')}
        {...composed}
        onKeyDown={onKeyDown}
      />
      <div className={s.results}>
        <PaletteList
          id={`${id}list`}
          groups={groups}
          current={current}
          optionId={optionId}
          onHighlight={(result) => setHighlighted(result.id)}
          onChoose={choose}
        />
        {records.kind === 'found' && !records.problem && results.length === 0 && (
          <p className={s.none}>{text('palette.none', { query: query.trim() })}</p>
        )}
      </div>
      <PaletteStatus
        query={query}
        records={records}
        onRetry={() => {
          retry();
          input.current?.focus();
        }}
      />
      <LiveRegion
        message={
          query.trim() === '' || records.kind === 'searching'
            ? ''
            : text('palette.count', { count: results.length })
        }
        repeatKey={query}
      />
    </div>
  );
}
