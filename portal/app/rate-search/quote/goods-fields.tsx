import {
  COMMODITY_MAX_LENGTH,
  QUOTE_REMARKS_MAX_LENGTH,
  type RequestQuote,
} from '../../../../shared/contract/rate-search.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { INCOTERMS } from '../../../../shared/trade/incoterms.ts';
import { SelectField } from '../../admin/select-field.tsx';
import { TextAreaField } from '../../form/text-area-field.tsx';
import { TextField } from '../../form/text-field.tsx';
import { texts } from '../texts/index.ts';
import * as s from './goods-fields.css.ts';

/** What there is to say of the goods beside what a rate depends on; `incoterm` is '' where none is named. */
export interface Goods {
  commodity: string;
  incoterm: string;
  remarks: string;
}

export const NO_GOODS: Goods = { commodity: '', incoterm: '', remarks: '' };

/** As `requestQuote` takes them. */
export const goodsInput = ({ commodity, incoterm, remarks }: Goods) => ({
  ...{ commodity, remarks },
  incoterm: (incoterm || null) as RequestQuote['incoterm'],
});

interface GoodsFieldsProps {
  goods: Goods;
  onChange(part: Partial<Goods>): void;
}

/** What the goods are, who pays for which part of the way, and what else there is to say. All can be left out (MOD-10). */
export function GoodsFields({ goods, onChange }: GoodsFieldsProps) {
  const text = useText(texts);
  const hint = text('rateSearch.quote.optional');
  const tooLong = (value: string, most: number) =>
    value.length > most ? [texts('rateSearch.quote.long', { most })] : [];
  return (
    <>
      <TextField
        label={text('list.col.commodity')}
        hint={hint}
        value={goods.commodity}
        onText={(commodity) => onChange({ commodity })}
        problems={tooLong(goods.commodity, COMMODITY_MAX_LENGTH)}
      />
      <div className={s.incoterm}>
        <SelectField
          label={text('list.col.incoterm')}
          value={goods.incoterm}
          options={[
            ['', text('rateSearch.quote.noIncoterm')],
            ...INCOTERMS.map((term) => [term, term] as const),
          ]}
          onChange={(incoterm) => onChange({ incoterm })}
        />
      </div>
      <TextAreaField
        label={text('list.col.remarks')}
        hint={hint}
        value={goods.remarks}
        onText={(remarks) => onChange({ remarks })}
        problems={tooLong(goods.remarks, QUOTE_REMARKS_MAX_LENGTH)}
      />
    </>
  );
}
