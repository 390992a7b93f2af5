import { useAtom } from 'jotai';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { paletteAtom } from '../panels/open-panels.ts';
import * as s from './palette-frame.css.ts';
import { PaletteSearch } from './palette-search.tsx';
import { texts } from './texts/index.ts';

/** Opens any page, action or record by a few letters; Escape closes it and restores the focus. */
export function CommandPalette() {
  const text = useText(texts);
  const [open, setOpen] = useAtom(paletteAtom);
  const close = () => setOpen(false);
  return (
    <Dialog title={text('palette.title')} open={open} look={s.palette} onClose={close}>
      <PaletteSearch onClose={close} />
    </Dialog>
  );
}
