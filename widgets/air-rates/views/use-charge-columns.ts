import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { LOCAL_CHARGE_CURRENCIES } from '../../../shared/contract/air-rates.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import type { GridColumn } from '../../../shared/ui/grid/grid-column.ts';
import type { AirReference } from '../reference/air-reference.ts';
import { CHARGE_COLUMNS, type ChargeColumn, type ChargeRow } from '../rows/local-charge.ts';
import { listsLoadingAtom } from '../state/form-state.ts';
import { texts } from '../texts/index.ts';

const CURRENCIES = LOCAL_CHARGE_CURRENCIES.map((code) => ({ id: code, label: code }));
const RATE = { kind: 'number', width: 110, roomyWidth: 140 } as const;

/** The columns of AIR-32. */
export function useChargeColumns({ chargeOptions }: AirReference): readonly GridColumn<ChargeRow>[] {
  const text = useText(texts);
  const isLoading = useAtomValue(listsLoadingAtom);
  return useMemo(() => {
    const columns: Readonly<Record<ChargeColumn, Omit<GridColumn<ChargeRow>, 'id' | 'label'>>> = {
      name: {
        kind: 'choice',
        width: 180,
        roomyWidth: 420,
        options: isLoading ? 'loading' : chargeOptions,
        sticky: true,
      },
      currency: { kind: 'choice', width: 88, options: CURRENCIES },
      kgRate: RATE,
      shipmentRate: RATE,
      minRate: RATE,
    };
    return CHARGE_COLUMNS.map((id) => ({ id, label: text(`air.charge.${id}`), ...columns[id] }));
  }, [chargeOptions, isLoading, text]);
}
