import { type RefObject, useId, useState } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { ChevronDownIcon } from '../../../../shared/ui/icons/icons.tsx';
import { PortalLink } from '../../layout/portal-link.tsx';
import { MENU } from '../../menu.ts';
import { usePath } from '../../routes/use-path.ts';
import { HelpLink } from '../header/help-link.tsx';
import { texts } from '../texts/index.ts';
import { MenuIcon } from './menu-icon.tsx';
import * as s from './nav.css.ts';
import { currentEntry, entriesFor, type ShownEntry } from './shown-entries.ts';
import { useCurrentInView } from './use-current-in-view.ts';
import { useViewer } from './use-viewer.ts';

/** First entries of the groups, in the order of NAV-49 and D-68. */
const STARTS_GROUP: ReadonlySet<string> = new Set(['shipments', 'user-profile', 'rate-sheet', 'help']);

interface EntryProps {
  entry: ShownEntry;
  current: string | undefined;
}

interface LinkProps extends EntryProps {
  /** The open page is a child of this entry, and hidden in the menu. */
  holds?: boolean;
}

interface NavProps {
  isRail?: boolean;
  /** What scrolls it, where the entry of the open page is to be in view. */
  box?: RefObject<HTMLElement | null>;
}

/** The menu (NAV-49, NAV-50): the same in the aside and in the drawer; a minimised aside only shows the icons. */
export function Nav({ isRail = false, box }: NavProps) {
  const viewer = useViewer();
  const path = usePath();
  const entries = entriesFor(viewer, MENU);
  const current = currentEntry(entries, path);
  useCurrentInView(box, current, entries.length);
  return (
    <ul className={s.list}>
      {entries.map((entry) => (
        <li key={entry.id} className={STARTS_GROUP.has(entry.id) ? s.startsGroup : undefined}>
          {entry.children?.length ? (
            <Section entry={entry} current={current} isRail={isRail} />
          ) : (
            <Entry entry={entry} current={current} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Entry({ entry, current, holds = false }: LinkProps) {
  const text = useText(texts);
  const name = text(entry.text);
  const content = (
    <>
      <MenuIcon name={entry.icon} />
      <span className={s.label}>{name}</span>
    </>
  );
  if (entry.external === 'help') return <HelpLink className={s.entry}>{content}</HelpLink>;
  return (
    <PortalLink
      href={entry.href ?? '/'}
      className={s.entry}
      aria-current={entry.id === current ? 'page' : undefined}
      data-holds={holds || undefined}
    >
      {content}
    </PortalLink>
  );
}

/** An entry with pages below it (SHELL-36): its link opens its own page, the button beside it shows the others. */
function Section({ entry, current, isRail }: EntryProps & { isRail: boolean }) {
  const text = useText(texts);
  const id = useId();
  const children = entry.children ?? [];
  const isBelow = children.some((child) => child.id === current);
  const isHere = isBelow || current === entry.id;
  const [isOpen, setOpen] = useState(isHere);
  const [wasHere, setWasHere] = useState(isHere);
  if (isHere !== wasHere) {
    setWasHere(isHere);
    if (isHere) setOpen(true);
  }
  return (
    <>
      <div className={s.row}>
        <Entry entry={entry} current={current} holds={isBelow && (isRail || !isOpen)} />
        <button
          type="button"
          className={s.expander}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={text('shell.below', { name: text(entry.text) })}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronDownIcon />
        </button>
      </div>
      <div id={id} className={s.accordion} data-open={isOpen || undefined}>
        <ul className={s.children}>
          {children.map((child) => (
            <li key={child.id}>
              <Entry entry={child} current={current} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
