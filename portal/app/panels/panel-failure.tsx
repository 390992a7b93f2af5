import { useAtom } from 'jotai';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { texts } from '../quick-panel/texts/index.ts';
import { paletteAtom, quickPanelAtom, shortcutsAtom } from './open-panels.ts';

/** Shown in place of a panel whose code failed to load; only a reload of the page can load it again. */
export function PanelFailure() {
  const text = useText(texts);
  const [panel, setPanel] = useAtom(quickPanelAtom);
  const [palette, setPalette] = useAtom(paletteAtom);
  const [shortcuts, setShortcuts] = useAtom(shortcutsAtom);
  const close = () => {
    setPanel(null);
    setPalette(false);
    setShortcuts(false);
  };
  return (
    <Dialog title={text('portal.failed.title')} open={panel !== null || palette || shortcuts} onClose={close}>
      <Banner kind="error" onRetry={() => location.reload()}>
        {text('panel.failed')}
      </Banner>
    </Dialog>
  );
}
