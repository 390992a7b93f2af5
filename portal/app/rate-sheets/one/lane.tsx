import type { RouteWithoutRates } from '../../../../shared/contract/rate-sheets.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import * as a from '../../admin/admin.css.ts';
import { texts } from '../texts/index.ts';

type Place = RouteWithoutRates['origin'];

/** From where to where a row goes, with the codes below. */
export function Lane({ of: { origin, discharge, destination } }: { of: Omit<RouteWithoutRates, 'carrier'> }) {
  const text = useText(texts);
  const codes = [origin.code, destination.code].filter(Boolean);
  return (
    <span>
      {origin.name} – {destination.name}
      {codes.length > 0 && <span className={a.below}>{codes.join(' – ')}</span>}
      {discharge && <span className={a.below}>{text('sheets.via', { port: discharge.name })}</span>}
    </span>
  );
}

/** A carrier, with its code below. */
export function Carrier({ of: carrier }: { of: Place | null }) {
  const text = useText(texts);
  if (!carrier) return text('sheets.carrier.any');
  return (
    <span>
      {carrier.name}
      {carrier.code && <span className={a.below}>{carrier.code}</span>}
    </span>
  );
}
