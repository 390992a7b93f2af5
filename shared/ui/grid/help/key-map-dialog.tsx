import { useText } from '../../../i18n/use-text.ts';
import { Dialog } from '../../dialog/dialog.tsx';
import { KeyList } from '../../key-list/key-list.tsx';
import { GRID_KEYS } from './grid-keys.ts';
import * as s from './key-map.css.ts';
import { texts } from './texts/index.ts';

/** All keys of the grid. */
export function KeyMapDialog({ onClose }: { onClose(): void }) {
  const text = useText(texts);
  return (
    <Dialog title={text('keys.title')} open onClose={onClose}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a low screen the list is scrolled by keys */}
      <div tabIndex={0} className={s.list}>
        <KeyList groups={GRID_KEYS} level={3} />
      </div>
    </Dialog>
  );
}
