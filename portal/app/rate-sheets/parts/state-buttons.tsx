import type { ReactNode } from 'react';
import type { RateSheet } from '../../../../shared/contract/rate-sheets.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { CloseIcon } from '../../../../shared/ui/icons/icons.tsx';
import { isCancellable, isUnderWay } from '../sheet-state.ts';
import { texts } from '../texts/index.ts';
import { CompactLabel } from './compact-label.tsx';
import { AgainIcon } from './row-icons.tsx';

interface StateButtonsProps {
  sheet: Pick<RateSheet, 'number' | 'state' | 'jobId'>;
  size?: 'md' | 'sm';
  onReissue(): void;
  onCancel(): void;
}

type Label = 'sheets.cancel' | 'sheets.reissue' | 'common.tryAgain';

/** What can be done with a sheet in its state; each asks first. */
export function StateButtons({ sheet, size = 'sm', onReissue, onCancel }: StateButtonsProps) {
  const text = useText(texts);
  const { state } = sheet;
  const number = String(sheet.number);
  const titleOf = (label: Label) => (size === 'sm' ? text(label) : undefined);
  const labelOf = (label: Label, icon: ReactNode) =>
    size === 'sm' ? <CompactLabel icon={icon}>{text(label)}</CompactLabel> : text(label);
  if (isUnderWay(sheet)) {
    return (
      isCancellable(sheet) && (
        <Button
          size={size}
          aria-label={text('sheets.cancel.one', { number })}
          title={titleOf('sheets.cancel')}
          onClick={onCancel}
        >
          {labelOf('sheets.cancel', <CloseIcon />)}
        </Button>
      )
    );
  }
  const isAgain = state === 'failed' || state === 'cancelled';
  return (
    <Button
      size={size}
      aria-label={text(isAgain ? 'sheets.again.one' : 'sheets.reissue.one', { number })}
      title={titleOf(isAgain ? 'common.tryAgain' : 'sheets.reissue')}
      onClick={onReissue}
    >
      {labelOf(isAgain ? 'common.tryAgain' : 'sheets.reissue', <AgainIcon />)}
    </Button>
  );
}
