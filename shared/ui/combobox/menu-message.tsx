import { useText } from '../../i18n/use-text.ts';
import { message } from './menu-panel.css.ts';
import type { Menu } from './use-menu.ts';

interface MenuMessageProps {
  menu: Menu;
  busy: boolean;
  /** The typed text is selected already. */
  known?: boolean;
}

/** Why the open menu has no rows. The listbox that the input points to is there, and empty. */
export function MenuMessage({ menu, busy, known = false }: MenuMessageProps) {
  const text = useText();
  const none = known ? text('common.alreadySelected') : text('common.results', { count: 0 });
  return (
    <>
      <div {...menu.listProps} tabIndex={-1} />
      <div className={message}>{busy ? text('common.loading') : none}</div>
    </>
  );
}
