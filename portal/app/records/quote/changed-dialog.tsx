import { useText } from '../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import type { IssuedQuote } from './issued-quote.ts';
import { QuoteState } from './quote-state.tsx';
import { texts } from './texts/index.ts';

interface ChangedDialogProps {
  quote: IssuedQuote;
  isOwner: boolean;
  onClose(): void;
}

/** In place of a question how a quote stands now, where that leaves nothing to be asked (D-19). */
export function ChangedDialog({ quote, isOwner, onClose }: ChangedDialogProps) {
  const text = useText(texts);
  return (
    <Dialog
      title={text('quote.changed.title', { reference: quote.reference })}
      open
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {text('common.close')}
        </Button>
      }
    >
      <Banner kind="info">
        <QuoteState quote={quote} isOwner={isOwner} />
      </Banner>
    </Dialog>
  );
}
