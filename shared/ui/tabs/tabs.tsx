import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { isComposing } from '../../keys/is-composing.ts';
import * as s from './tabs.css.ts';

interface TabsProps<Id extends string> {
  /** Accessible name of the row of tabs. */
  label: string;
  tabs: readonly { id: Id; label: string }[];
  selected: Id;
  onSelect(id: Id): void;
  /** What the selected tab shows. */
  children: ReactNode;
}

/** Tabs whose panel changes as the arrow keys move on; Home and End go to the first and last one. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Id>) {
  const base = useId();
  const tabId = (id: Id) => `${base}tab-${id}`;

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex(({ id }) => id === selected);
    const last = tabs.length - 1;
    const next = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key];
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab || isComposing(event) || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    onSelect(tab.id);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[tabs.indexOf(tab)]?.focus();
  };

  return (
    <>
      <div role="tablist" aria-label={label} className={s.list} onKeyDown={onKeyDown}>
        {tabs.map(({ id, label: name }) => (
          <button
            key={id}
            id={tabId(id)}
            type="button"
            role="tab"
            className={s.tab}
            aria-selected={id === selected}
            aria-controls={id === selected ? `${base}panel` : undefined}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => onSelect(id)}
          >
            {name}
          </button>
        ))}
      </div>
      <div id={`${base}panel`} role="tabpanel" aria-labelledby={tabId(selected)} className={s.panel}>
        {children}
      </div>
    </>
  );
}
