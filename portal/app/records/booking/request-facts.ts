import type { Translate } from '../../../../shared/i18n/define-texts.ts';
import type { Formats } from '../../../../shared/i18n/formats.ts';
import { countsText } from '../../../../shared/trade/container-counts.ts';
import { MODES, termIn } from '../../../../shared/trade/terms.ts';
import { moneyText } from '../../../lists/cell/cell-text.ts';
import { nameOf, placeOf } from '../../../lists/definitions/common.ts';
import { pageOf } from '../../../lists/definitions/record-pages.ts';
import type { Fact } from '../parts/facts.tsx';
import type { BookedGoods, RequestedBooking } from './requested-booking.ts';
import type { TextId } from './texts/index.ts';

/** Until when the carrier takes what the goods need to leave. */
const CUT_OFFS = ['cargoCutOffAt', 'documentsCutOffAt', 'weightCutOffAt'] as const;

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
    { name: text('booking.incoterm'), value: request.incoterm },
    { name: text('booking.danger'), value: dangerText(request, text) },
    { name: text('booking.pickUp'), value: request.pickUp },
    { name: text('booking.departure'), value: departureText(request, formats) },
    { name: text('booking.remarks'), value: request.remarks },
    {
      name: text('record.quote'),
      value: quote?.reference,
      href: quote ? pageOf.quote(quote.id) : undefined,
    },
    {
      name: text('list.col.amount'),
      value: (quote?.totals ?? [])
        .map(({ currency, amount }) => moneyText({ amount, currency: currency ?? null }, formats))
        .join(', '),
    },
  ];
}

type Request = Partial<RequestedBooking['requests'][number]>;

/** Whether the goods are dangerous and which they are; nothing where nobody said. */
function dangerText(
  { isDangerous, unNumber, dangerClass }: Request,
  text: Language['text'],
): string | undefined {
  if (isDangerous === undefined || isDangerous === null) return undefined;
  if (!isDangerous) return text('booking.danger.no');
  return [`UN ${unNumber}`, `${text('booking.dangerClass')} ${dangerClass}`].join(', ');
}

/** The sailing or flight that is wished for, with its day. */
function departureText({ sailing, flight }: Request, formats: Formats): string | undefined {
  if (sailing)
    return [
      [sailing.vesselName ?? nameOf(sailing.carrier), sailing.voyageNumber].filter(Boolean).join(' '),
      formats.date(sailing.departsOn),
    ].join(', ');
  return flight ? `${flight.flightNumber}, ${formats.date(flight.departsAt.slice(0, 10))}` : undefined;
}

const carrierFact = (request: Request, text: Language['text']): Fact => ({
  name: text('booking.plan.carrierReference'),
  value: request.carrierReference,
});

const cutOffFacts = (request: Request, { text, formats }: Language): Fact[] =>
  CUT_OFFS.map((name) => ({
    name: text(`booking.plan.${name}`),
    value: request[name] && formats.dateTime(request[name]),
  }));

/** By what the carrier knows the goods of a shipment, and until when it takes them, as long as they haven't left. */
export const carrierFacts = (request: Request, hasLeft: boolean, language: Language): Fact[] => [
  carrierFact(request, language.text),
  ...(hasLeft ? [] : cutOffFacts(request, language)),
];

function movedBy({ vesselName }: Request, isByAir: boolean) {
  if (vesselName) return 'record.vessel';
  return isByAir ? 'booking.plan.flight' : 'booking.plan.voyageNumber';
}

/** With what the goods of a confirmed booking are moved. */
export function planFacts(request: Request, isByAir: boolean, { text, formats }: Language): Fact[] {
  const time = (value: string | null | undefined) => value && formats.dateTime(value);
  return [
    carrierFact(request, text),
    {
      name: text(movedBy(request, isByAir)),
      value: [request.vesselName, request.voyageNumber].filter(Boolean).join(' · '),
    },
    { name: text('booking.plan.departsAt'), value: time(request.departsAt) },
    { name: text('booking.plan.arrivesAt'), value: time(request.arrivesAt) },
    ...cutOffFacts(request, { text, formats }),
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
