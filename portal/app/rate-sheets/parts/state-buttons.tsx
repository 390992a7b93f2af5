import type { RateSheet } from '../../../../shared/contract/rate-sheets.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { isCancellable, isUnderWay } from '../sheet-state.ts';
import { texts } from '../texts/index.ts';

interface StateButtonsProps {
  sheet: RateSheet;
  size?: 'md' | 'sm';
  onReissue(sheet: RateSheet): void;
  onCancel(sheet: RateSheet): void;
}

/** What can be done with a sheet in its state; each asks first. */
export function StateButtons({ sheet, size = 'sm', onReissue, onCancel }: StateButtonsProps) {
  const text = useText(texts);
  const { state } = sheet;
  const number = String(sheet.number);
  if (isUnderWay(sheet)) {
    return (
      isCancellable(sheet) && (
        <Button
          size={size}
          aria-label={text('sheets.cancel.one', { number })}
          onClick={() => onCancel(sheet)}
        >
          {text('sheets.cancel')}
        </Button>
      )
    );
  }
  const isAgain = state === 'failed' || state === 'cancelled';
  return (
    <Button
      size={size}
      aria-label={text(isAgain ? 'sheets.again.one' : 'sheets.reissue.one', { number })}
      onClick={() => onReissue(sheet)}
    >
      {text(isAgain ? 'common.tryAgain' : 'sheets.reissue')}
    </Button>
  );
}
