import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useLocale, useText } from '../../../shared/i18n/use-text.ts';
import { decimalSignOf } from '../../../shared/trade/number-notation.ts';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import type { RateRow } from '../rows/rate-row.ts';
import * as s from './calculator-dialog.css.ts';
import { ResultsTable } from './results-table.tsx';
import { EMPTY, readShipment, type Shipment } from './shipment.ts';
import { ShipmentFields } from './shipment-fields.tsx';
import { texts } from './texts/index.ts';
import { useWeights } from './use-weights.ts';

export interface CalculatorDialogProps {
  rows: readonly RateRow[];
  levels: readonly string[];
  onClose(): void;
}

/** AIR-02: what a shipment costs on each lane, by the rates as they stand in the table, and why. */
export function CalculatorDialog({ rows, levels, onClose }: CalculatorDialogProps) {
  const text = useText(texts);
  const sign = decimalSignOf(useLocale());
  const { kilograms } = useWeights();
  const [shipment, setShipment] = useState<Shipment>(EMPTY);
  const { errors, chargeable } = useMemo(() => readShipment(shipment, sign), [shipment, sign]);
  // A long table must not hold up the typing.
  const weight = useDeferredValue(chargeable?.weight);
  const lanes = useMemo(() => rows.filter(({ isRemoved }) => !isRemoved), [rows]);

  const fields = useRef<HTMLDivElement>(null);
  // The dialog itself would begin at its X.
  useEffect(() => fields.current?.querySelector('input')?.focus(), []);

  return (
    <Dialog open wide title={text('air.calculator.title')} onClose={onClose}>
      <div className={s.content}>
        <div ref={fields}>
          <ShipmentFields shipment={shipment} errors={errors} onChange={setShipment} />
        </div>
        <p role="status" className={chargeable ? s.weight : s.quiet}>
          {!chargeable &&
            text(errors.gross === 'blank' ? 'air.calculator.enter' : 'air.calculator.incomplete')}
          {chargeable && text('air.calculator.chargeable', { weight: kilograms(chargeable.weight) })}
          {chargeable?.volumeWeight && (
            <span className={s.quiet}>
              {' '}
              {text('air.calculator.volume', { weight: kilograms(chargeable.volumeWeight) })}
            </span>
          )}
        </p>
        {weight !== undefined && <ResultsTable rows={lanes} levels={levels} weight={weight} />}
      </div>
    </Dialog>
  );
}
