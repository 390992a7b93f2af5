import type { ReportAnswer } from '../../../shared/contract/reports.ts';
import type { Translate } from '../../../shared/i18n/define-texts.ts';
import type { Formats } from '../../../shared/i18n/formats.ts';
import type { TextId } from './texts/index.ts';

export type Words = Translate<TextId>;
type Lane = Pick<ReportAnswer['lanes'][number], 'isRest' | 'origin' | 'destination'>;
type Carrier = Pick<ReportAnswer['carriers'][number], 'isRest' | 'carrier'>;

/** `Nov 2026`, or `Nov 26` where there is little room. */
export function monthName(month: string, { locale }: Formats, isShort = false): string {
  const format = new Intl.DateTimeFormat(locale, {
    month: 'short',
    year: isShort ? '2-digit' : 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}

/** `CNSHA Shanghai – USLAX Los Angeles`, or the codes alone. */
export function laneName({ isRest, origin, destination }: Lane, text: Words, isShort = false): string {
  if (isRest) return text('reports.others');
  if (!origin && !destination) return text('reports.noLane');
  const placeName = (place: Lane['origin']) =>
    place ? (isShort ? place.code : `${place.code} ${place.name}`) : '?';
  return `${placeName(origin)} – ${placeName(destination)}`;
}

export const carrierName = ({ isRest, carrier }: Carrier, text: Words): string =>
  isRest ? text('reports.others') : (carrier?.name ?? text('reports.noCarrier'));
