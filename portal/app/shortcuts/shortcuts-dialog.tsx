import { useAtom } from 'jotai';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { KeyList } from '../../../shared/ui/key-list/key-list.tsx';
import { shortcutsAtom } from '../panels/open-panels.ts';
import { PORTAL_KEYS, TABLE_KEYS } from './shortcut-groups.ts';
import * as s from './shortcuts.css.ts';
import { texts } from './texts/index.ts';
import { useSubtitle } from './use-subtitle.ts';

/** All keyboard shortcuts, in a dialog over the page. */
export function ShortcutsDialog() {
  const text = useText(texts);
  const [open, setOpen] = useAtom(shortcutsAtom);
  return (
    <Dialog title={text('shortcuts.title')} open={open} onClose={() => setOpen(false)}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the list is scrolled by keys */}
      <div tabIndex={0} className={s.list}>
        <p className={s.note}>{useSubtitle()}</p>
        <KeyList groups={PORTAL_KEYS} level={3} />
        <p className={s.part}>{text('shortcuts.grid')}</p>
        <KeyList groups={TABLE_KEYS} level={3} />
      </div>
    </Dialog>
  );
}
