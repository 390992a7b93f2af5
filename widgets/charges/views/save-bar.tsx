import { useAtom, useAtomValue } from 'jotai';
import { useRef } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import type { Severity } from '../../../shared/ui/grid/problems/problems.ts';
import { texts as gridTexts } from '../../../shared/ui/grid/texts/index.ts';
import * as s from '../charges.css.ts';
import type { ChargeRules } from '../rules/charge-rules.ts';
import { convertedCurrencies } from '../save/payload.ts';
import type { ChargesEditor } from '../state/editor.ts';
import { busyAtom, frozenAtom, recordState, unsavedAtom } from '../state/element-state.ts';
import { confirmingAtom, exchangeRatesAtom, gridAtom } from '../state/list-state.ts';
import { texts } from '../texts/index.ts';
import { Question } from './question.tsx';
import { useAmounts } from './use-amounts.ts';

interface SaveBarProps {
  editor: ChargesEditor;
  chargeRules: ChargeRules;
  onSave(): void;
  /** Cells that have to be put right first, and those with a warning. */
  counts: Readonly<Record<Severity, number>>;
  /** Goes to the next of them. */
  onShow(severity: Severity): void;
}

/** CHG-18 to CHG-21 */
export function SaveBar({ editor, chargeRules, onSave, counts, onShow }: SaveBarProps) {
  const text = useText(texts);
  const isBusy = useAtomValue(busyAtom);
  const isFrozen = useAtomValue(frozenAtom);
  const unsaved = useAtomValue(unsavedAtom);
  const isInvalid = useAtomValue(editor.invalidAtom);
  const isReady = useAtomValue(recordState.phaseAtom) === 'ready';
  const [isConfirming, setConfirming] = useAtom(confirmingAtom);
  const { rows } = useAtomValue(gridAtom);
  const bar = useRef<HTMLDivElement>(null);
  const { rate: number, day } = useAmounts();
  const rates = useAtomValue(exchangeRatesAtom);
  const currencies = convertedCurrencies(chargeRules, rows);
  const known = currencies.flatMap((currency) => {
    const { rate } = rates.get(currency) ?? {};
    if (!rate) return [];
    return text('charges.storedAt', { currency, rate: number(rate.rate), date: day(rate.rateDate) });
  });
  const says = [
    unsaved > 0 && text('charges.unsaved', { count: unsaved }),
    currencies.length > 0 && text('charges.storedInUsd', { currencies: currencies.join(', ') }),
    ...known,
  ].filter(Boolean);
  return (
    <div className={s.saveBar} ref={bar}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: clicked, the disabled button can't show why */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Ctrl+S */}
      <span className={s.saveButton} onClick={() => isInvalid && !isFrozen && onSave()}>
        <Button variant="primary" busy={isBusy} disabled={!isReady || isInvalid || isFrozen} onClick={onSave}>
          {text('charges.save')}
        </Button>
      </span>
      {isConfirming && (
        <Question
          question={text('charges.confirm')}
          confirm={text('charges.confirm.save')}
          onConfirm={() => {
            editor.confirm();
            onSave();
          }}
          onEnd={() => {
            setConfirming(false);
            bar.current?.querySelector('button')?.focus();
          }}
        />
      )}
      <div hidden={isConfirming}>
        <p role="status" className={s.quiet}>
          {says.join(' · ')}
        </p>
        <div aria-live="polite" className={s.counts}>
          {(['error', 'warning'] as const).map(
            (severity) =>
              counts[severity] > 0 && (
                <button
                  key={severity}
                  type="button"
                  className={s.problems[severity]}
                  onClick={() => onShow(severity)}
                >
                  {text(gridTexts(`grid.${severity}s`, { count: counts[severity] }))}
                </button>
              ),
          )}
        </div>
      </div>
    </div>
  );
}
