import { useText } from '../../i18n/use-text.ts';
import { message } from './menu-panel.css.ts';
import { OptionList, type OptionListProps } from './option-list.tsx';

interface MenuContentProps extends OptionListProps {
  /** Options are being fetched. */
  busy?: boolean;
  /** Why there are no rows, unless they are being fetched. */
  empty: string;
}

/** The rows of an open menu, or why there are none: then the listbox that the input points to is there, and empty. */
export function MenuContent({ busy = false, empty, ...list }: MenuContentProps) {
  const text = useText();
  if (list.rows.length > 0 || list.action) return <OptionList {...list} />;
  return (
    <>
      <div {...list.menu.listProps} tabIndex={-1} aria-busy={busy || undefined} />
      <div className={message}>{busy ? text('common.loading') : empty}</div>
    </>
  );
}
