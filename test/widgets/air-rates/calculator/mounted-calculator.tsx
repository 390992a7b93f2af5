import { useLayoutEffect, useState } from 'react';
import { useHost } from '../../../../shared/element/host.ts';
import { adoptStylesheets } from '../../../../shared/element/stylesheets.ts';
import { CalculatorDialog, stylesheets } from '../../../../widgets/air-rates/calculator/calculator.tsx';
import type { RateRow } from '../../../../widgets/air-rates/rows/rate-row.ts';
import { mount } from '../../../shared/ui/mount.ts';

interface Props {
  readonly rows: readonly RateRow[];
  readonly levels: readonly string[];
}

function Opened({ rows, levels }: Props) {
  const { root } = useHost();
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => adoptStylesheets(root, stylesheets), [root]);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Test weight
      </button>
      {isOpen && <CalculatorDialog rows={rows} levels={levels} onClose={() => setOpen(false)} />}
    </>
  );
}

/** A button that opens the dialog, as a tool has one. */
export const mountCalculator = (props: Props, place: HTMLElement): HTMLElement =>
  mount(() => <Opened {...props} />, place);
