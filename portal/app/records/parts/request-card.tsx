import * as v from 'valibot';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { cargoText } from '../../../lists/cell/cargo-text.ts';
import { moneyText } from '../../../lists/cell/cell-text.ts';
import { Amount, Text } from '../../../lists/definitions/common.ts';
import { texts } from '../texts/index.ts';
import { Card } from './card.tsx';
import { Facts } from './facts.tsx';
import { routeText } from './route-text.ts';

const Port = v.nullish(v.object({ id: v.number(), companyName: v.string() }));
const Airport = v.nullish(v.object({ id: v.number(), city: Text, code: v.string() }));

export const QuoteRequest = v.object({
  id: v.number(),
  originPort: Port,
  destinationPort: Port,
  originAirport: Airport,
  destinationAirport: Airport,
  shipOn: v.string(),
  weightKg: Amount,
  volumeCbm: Amount,
  containers: Text,
  rateReference: Text,
  rateValidTo: Text,
  carrierName: Text,
  totalAmount: Amount,
  commodity: Text,
  incoterm: Text,
  remarks: Text,
  requestedBy: Text,
});
export type QuoteRequest = v.InferOutput<typeof QuoteRequest>;

/** What a quote was requested for, with the rate that was chosen (MOD-10, MOD-12). */
export function RequestCard({ request }: { request: QuoteRequest }) {
  const text = useText(texts);
  const formats = useFormats();
  const { totalAmount, rateValidTo } = request;
  const rate = [request.carrierName, request.rateReference];
  return (
    <Card title={text('record.request')}>
      <Facts
        facts={[
          { name: text('record.request.route'), value: routeText(request) },
          { name: text('record.request.day'), value: formats.date(request.shipOn) },
          { name: text('record.request.cargo'), value: cargoText(request, formats) },
          { name: text('list.col.commodity'), value: request.commodity },
          { name: text('list.col.incoterm'), value: request.incoterm },
          { name: text('list.col.remarks'), value: request.remarks },
          { name: text('record.request.rate'), value: rate.filter(Boolean).join(', ') },
          { name: text('record.request.validTo'), value: formats.date(rateValidTo) },
          {
            name: text('record.request.total'),
            value: totalAmount ? moneyText({ amount: totalAmount, currency: 'USD' }, formats) : null,
          },
          { name: text('record.request.by'), value: request.requestedBy },
        ]}
      />
    </Card>
  );
}
