import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { COMMENT_MAX_LENGTH, UNIT_CODES } from '../../shared/contract/charges.ts';
import { localeAtom, useText } from '../../shared/i18n/use-text.ts';
import { CURRENCIES } from '../../shared/trade/currencies.ts';
import type { GridColumn, GridOption } from '../../shared/ui/grid/grid-column.ts';
import { isByHand } from './conversion.ts';
import { type Field, isAmount, type Kind } from './kind.ts';
import type { ChargeRow } from './rows.ts';
import type { Sheet } from './sheet.ts';
import { texts } from './texts/index.ts';
import { UsdCell } from './usd-cell.tsx';

/**
 * Px. Beside the menu of a portal on a screen of 1,440 px all of them fit, with amounts in USD too, save on a quote for
 * Air. Totals and minimums have room for their marks.
 */
const WIDTHS: Readonly<Record<Field, number>> = {
  chargeType: 200,
  currency: 80,
  unitCode: 80,
  quantity: 80,
  unitCost: 104,
  totalPrice: 128,
  minimumPrice: 184,
  comments: 100,
};
const USD_WIDTH = 224;

/** Most names of charges can be read whole where there is room for them. */
function typeWidth({ isFcl, isAir }: Kind, hasUsd: boolean): number {
  if (isFcl) return 340;
  return WIDTHS.chargeType + (isAir ? 0 : 24) + (hasUsd ? 0 : 56);
}

const CHOICES = new Set<Field>(['chargeType', 'currency', 'unitCode']);

/** CHG-09 to CHG-16 */
export function useColumns(sheet: Sheet, hasUsd: boolean): readonly GridColumn<ChargeRow>[] {
  const text = useText(texts);
  const locale = useAtomValue(localeAtom);

  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'currency' });
    const options: Partial<Record<Field, readonly GridOption[]>> = {
      chargeType: sheet.catalogue.options,
      currency: CURRENCIES.map((code) => ({ text: code, hint: names.of(code) ?? '' })),
      unitCode: UNIT_CODES.map((code) => ({ text: code, hint: text(`charges.unit.${code}`) })),
    };
    const columns = (sheet.rules.columns as Field[]).map((id): GridColumn<ChargeRow> => {
      const label = id === 'totalPrice' && sheet.kind.isFcl ? 'price' : id;
      return {
        id,
        label: text(`charges.column.${label}`),
        width: id === 'chargeType' ? typeWidth(sheet.kind, hasUsd) : WIDTHS[id],
        kind: CHOICES.has(id) ? 'choice' : isAmount(id) ? 'number' : 'text',
        ...(options[id] && { options: options[id] }),
        ...(id === 'chargeType' && { sticky: true }),
        ...(id === 'comments' && { maxLength: COMMENT_MAX_LENGTH }),
        ...(id === 'totalPrice' && {
          mark: (row: ChargeRow) => (isByHand(row) ? text('charges.mark.manual') : undefined),
        }),
        ...(id === 'minimumPrice' && {
          mark: (row: ChargeRow) =>
            sheet.judge(row).charge?.isMinimum ? text('charges.mark.minimum') : undefined,
        }),
      };
    });
    if (hasUsd) {
      const usd: GridColumn<ChargeRow> = {
        id: 'usd',
        label: text('charges.column.usd'),
        width: USD_WIDTH,
        kind: 'output',
        render: (row) => <UsdCell sheet={sheet} row={row} />,
      };
      // CHG-16: the comments come last.
      columns.splice(-1, 0, usd);
    }
    return columns;
  }, [sheet, hasUsd, text, locale]);
}
