import { useText } from '../../i18n/use-text.ts';
import { message } from './menu-panel.css.ts';
import { OptionList, type OptionListProps } from './option-list.tsx';

interface MenuContentProps extends OptionListProps {
  /** Options are being fetched. */
  busy?: boolean;
  /** Why there are no rows, unless they are being fetched. */
  empty: string;
  /** What to do with the rows, above them; it is read out elsewhere. */
  advice?: string | undefined;
}

/** The rows of an open menu, or why there are none: then the listbox that the input points to is there, and empty. */
export function MenuContent({ busy = false, empty, advice, ...list }: MenuContentProps) {
  const text = useText();
  if (list.rows.length > 0 || list.action)
    return (
      <>
        {advice && <div className={message}>{advice}</div>}
        <OptionList {...list} />
      </>
    );
  return (
    <>
      <div {...list.menu.listProps} tabIndex={-1} aria-busy={busy || undefined} />
      <div className={message}>{busy ? text('common.loading') : empty}</div>
    </>
  );
}
