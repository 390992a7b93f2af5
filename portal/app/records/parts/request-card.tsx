import * as v from 'valibot';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { countsText } from '../../../../shared/trade/container-counts.ts';
import { moneyText } from '../../../lists/cell/cell-text.ts';
import { Amount, Text } from '../../../lists/definitions/common.ts';
import { texts } from '../texts/index.ts';
import { Card } from './card.tsx';
import { Facts } from './facts.tsx';

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
});
export type QuoteRequest = v.InferOutput<typeof QuoteRequest>;

/** What a quote was requested for, with the rate that was chosen (MOD-10, MOD-12). */
export function RequestCard({ request }: { request: QuoteRequest }) {
  const text = useText(texts);
  const formats = useFormats();
  const { weightKg, volumeCbm, totalAmount, rateValidTo } = request;
  const places = [
    request.originPort?.companyName ?? airportText(request.originAirport),
    request.destinationPort?.companyName ?? airportText(request.destinationAirport),
  ];
  const cargo = [
    request.containers && countsText(request.containers),
    weightKg && `${formats.number(weightKg)} kg`,
    volumeCbm && `${formats.number(volumeCbm)} CBM`,
  ];
  const rate = [request.carrierName, request.rateReference];
  return (
    <Card title={text('record.request')}>
      <Facts
        facts={[
          { name: text('record.request.route'), value: places.filter(Boolean).join(' – ') },
          { name: text('record.request.day'), value: formats.date(request.shipOn) },
          { name: text('record.request.cargo'), value: cargo.filter(Boolean).join(', ') },
          { name: text('record.request.rate'), value: rate.filter(Boolean).join(', ') },
          { name: text('record.request.validTo'), value: formats.date(rateValidTo) },
          {
            name: text('record.request.total'),
            value: totalAmount ? moneyText({ amount: totalAmount, currency: 'USD' }, formats) : null,
          },
        ]}
      />
    </Card>
  );
}

const airportText = (airport: v.InferOutput<typeof Airport>): string =>
  airport ? [airport.city, `(${airport.code})`].filter(Boolean).join(' ') : '';
