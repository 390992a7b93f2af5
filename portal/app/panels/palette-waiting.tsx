import { useAtom } from 'jotai';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { beginsWithFocus } from '../../../shared/ui/field/begins-with-focus.ts';
import { frame } from '../../../shared/ui/field/control.css.ts';
import { useComposedText } from '../../../shared/ui/hooks/use-composed-text.ts';
import { SpinnerOverlay } from '../../../shared/ui/spinner/spinner-overlay.tsx';
import * as s from '../command-palette/palette-frame.css.ts';
import { texts } from '../shell/texts/index.ts';
import { paletteAtom, paletteTextAtom } from './open-panels.ts';

/** The command palette until its code is there: what is typed meanwhile isn't lost, the palette begins with it. */
export function PaletteWaiting() {
  const text = useText(texts);
  const [open, setOpen] = useAtom(paletteAtom);
  const [typed, setTyped] = useAtom(paletteTextAtom);
  const composed = useComposedText(typed, setTyped);
  const close = () => {
    setTyped('');
    setOpen(false);
  };
  return (
    <Dialog title={text('shell.goTo')} open={open} look={s.palette} onClose={close}>
      <div className={s.content}>
        <input
          ref={beginsWithFocus}
          type="text"
          className={`${frame} ${s.input}`}
          aria-label={text('shell.goTo')}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          {...composed}
        />
        <SpinnerOverlay busy label={text('common.loading')}>
          <div className={s.waiting} />
        </SpinnerOverlay>
      </div>
    </Dialog>
  );
}
