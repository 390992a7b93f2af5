import { useText } from '../../i18n/use-text.ts';
import { message } from './menu-panel.css.ts';
import type { ListMenu } from './option-list.tsx';

interface MenuMessageProps {
  menu: Pick<ListMenu, 'listProps'>;
  busy: boolean;
  /** Says so while nothing is being fetched. */
  children: string;
}

/** Why the open menu has no rows. The listbox that the input points to is there, and empty. */
export function MenuMessage({ menu, busy, children }: MenuMessageProps) {
  const text = useText();
  return (
    <>
      <div {...menu.listProps} tabIndex={-1} />
      <div className={message}>{busy ? text('common.loading') : children}</div>
    </>
  );
}
