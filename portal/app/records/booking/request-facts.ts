import type { Translate } from '../../../../shared/i18n/define-texts.ts';
import type { Formats } from '../../../../shared/i18n/formats.ts';
import { countsText } from '../../../../shared/trade/container-counts.ts';
import { MODES, termIn } from '../../../../shared/trade/terms.ts';
import { placeOf } from '../../../lists/definitions/common.ts';
import { pageOf } from '../../../lists/definitions/record-pages.ts';
import type { Fact } from '../parts/facts.tsx';
import type { BookedGoods, RequestedBooking } from './requested-booking.ts';
import type { TextId } from './texts/index.ts';

interface Language {
  text: Translate<TextId>;
  formats: Formats;
}

/** What a booking was requested with. */
export function requestFacts(
  request: Partial<RequestedBooking['requests'][number]>,
  { text, formats }: Language,
): Fact[] {
  const { containers, weightKg, volumeCbm, pieces, quote, cargoReadyOn } = request;
  const cargo = [
    containers && countsText(containers),
    weightKg && `${formats.number(weightKg)} kg`,
    volumeCbm && `${formats.number(volumeCbm)} CBM`,
    pieces && text('booking.pieceCount', { count: pieces }),
  ];
  return [
    { name: text('booking.cargoReadyOn'), value: cargoReadyOn && formats.date(cargoReadyOn) },
    { name: text('record.request.cargo'), value: cargo.filter(Boolean).join(', ') },
    { name: text('booking.shipper'), value: request.shipper },
    { name: text('booking.consignee'), value: request.consignee },
    { name: text('booking.remarks'), value: request.remarks },
    {
      name: text('record.quote'),
      value: quote?.reference,
      href: quote ? pageOf.quote(quote.id) : undefined,
    },
  ];
}

/** All that an answer to the request is about. */
export function askedFacts(booking: RequestedBooking & BookedGoods, { text, formats }: Language): Fact[] {
  const { mode, pos = [] } = booking;
  return [
    { name: text('list.col.mode'), value: mode && termIn(MODES, mode, text) },
    { name: text('list.col.origin'), value: placeOf(booking.originPort, booking.originAirport) },
    {
      name: text('list.col.destination'),
      value: placeOf(booking.destinationPort, booking.destinationAirport),
    },
    ...requestFacts(booking.requests[0] ?? {}, { text, formats }),
    { name: text('list.col.orders'), value: pos.map(({ orderNumbers }) => orderNumbers).join(', ') },
  ];
}
