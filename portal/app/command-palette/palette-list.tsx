import { useEffect, useRef } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import * as s from './command-palette.css.ts';
import { texts } from './texts/index.ts';
import type { Group, Result } from './use-results.ts';

interface PaletteListProps {
  id: string;
  groups: readonly Group[];
  current: Result | undefined;
  optionId(result: Result): string;
  onHighlight(result: Result): void;
  onChoose(result: Result): void;
}

/** The options; the focus stays in the field, which names the highlighted one. */
export function PaletteList({ id, groups, current, optionId, onHighlight, onChoose }: PaletteListProps) {
  const text = useText(texts);
  const list = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another option came to be highlighted
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [current?.id]);

  return (
    <div ref={list} id={id} role="listbox" aria-label={text('palette.title')} className={s.list}>
      {groups.map(({ title, results }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options
        <div key={title} role="group" aria-label={text(title)}>
          <div aria-hidden="true" className={s.group}>
            {text(title)}
          </div>
          {results.map((result) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys
            <div
              key={result.id}
              id={optionId(result)}
              role="option"
              aria-selected={result === current}
              className={s.option}
              onPointerMove={() => result !== current && onHighlight(result)}
              // The focus stays in the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(result)}
            >
              <span className={s.label}>{result.label}</span>
              {result.hint && <span className={s.detail}>{result.hint}</span>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
