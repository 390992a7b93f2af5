import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { UNIT_CODES } from '../../../shared/contract/charges.ts';
import { localeAtom, useText } from '../../../shared/i18n/use-text.ts';
import { CURRENCIES } from '../../../shared/trade/currencies.ts';
import type { GridColumn } from '../../../shared/ui/grid/grid-column.ts';
import type { Option } from '../../../shared/ui/options/option.ts';
import type { ChargeRow } from '../rows/charge-row.ts';
import { type Field, isAmount, type Kind } from '../rows/list-kind.ts';
import type { ChargeRules } from '../rules/charge-rules.ts';
import { isByHand } from '../rules/manual-total.ts';
import { texts } from '../texts/index.ts';
import { UsdCell } from './usd-cell.tsx';

/**
 * Px, the least and where there is room. With the least of all, amounts in USD among them, a table of an Air quote
 * fits beside the menu of a portal on a screen of 1,280 px, with a scroll bar, too.
 */
const WIDTHS: Readonly<Record<Field | 'usd', readonly [width: number, roomyWidth: number]>> = {
  chargeType: [138, 280],
  currency: [70, 80],
  unitCode: [74, 80],
  quantity: [76, 88],
  unitCost: [96, 104],
  totalPrice: [104, 128],
  minimumPrice: [104, 128],
  usd: [102, 224],
  comments: [80, 120],
};
/** Most names of charges can be read whole where there is room for them, as beside the few columns of FCL. */
const FCL_TYPE_WIDTH = 340;

const widthsOf = (id: keyof typeof WIDTHS, { isFcl }: Kind) => {
  const [width, roomyWidth] = WIDTHS[id];
  return { width, roomyWidth: isFcl && id === 'chargeType' ? FCL_TYPE_WIDTH : roomyWidth };
};

const CHOICES = new Set<Field>(['chargeType', 'currency', 'unitCode']);

/** Codes to choose, each with its name beside it. */
const optionsOf = <Code extends string>(codes: readonly Code[], nameOf: (code: Code) => string): Option[] =>
  codes.map((code) => {
    const name = nameOf(code);
    return { id: code, label: code, hint: name, words: [name] };
  });

/** CHG-09 to CHG-16 */
export function useColumns(chargeRules: ChargeRules, hasUsd: boolean): readonly GridColumn<ChargeRow>[] {
  const text = useText(texts);
  const locale = useAtomValue(localeAtom);

  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'currency' });
    const options: Partial<Record<Field, readonly Option[]>> = {
      chargeType: chargeRules.catalogue.options,
      currency: optionsOf(CURRENCIES, (code) => names.of(code) ?? ''),
      unitCode: optionsOf(UNIT_CODES, (code) => text(`charges.unit.${code}`)),
    };
    const columns = (chargeRules.rules.columns as Field[]).map((id): GridColumn<ChargeRow> => {
      const label = id === 'totalPrice' && chargeRules.kind.isFcl ? 'price' : id;
      return {
        id,
        label: text(`charges.column.${label}`),
        ...widthsOf(id, chargeRules.kind),
        kind: CHOICES.has(id) ? 'choice' : isAmount(id) ? 'number' : 'text',
        ...(options[id] && { options: options[id] }),
        ...(id === 'chargeType' && { sticky: true }),
        ...(id === 'totalPrice' && {
          mark: (row: ChargeRow) => (isByHand(row) ? text('charges.mark.manual') : undefined),
        }),
        ...(id === 'minimumPrice' && {
          mark: (row: ChargeRow) =>
            chargeRules.validate(row).charge?.isMinimum ? text('charges.mark.minimum') : undefined,
        }),
      };
    });
    if (hasUsd) {
      const usd: GridColumn<ChargeRow> = {
        id: 'usd',
        label: text('charges.column.usd'),
        ...widthsOf('usd', chargeRules.kind),
        kind: 'output',
        render: (row) => <UsdCell chargeRules={chargeRules} row={row} />,
      };
      // CHG-16: the comments come last.
      columns.splice(-1, 0, usd);
    }
    return columns;
  }, [chargeRules, hasUsd, text, locale]);
}
