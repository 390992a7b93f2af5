import { useState } from 'react';
import { PortalLink } from '../../layout/portal-link.tsx';
import { routeAddress } from '../../route-subscriptions/route-address.ts';
import { useAddress } from '../../routes/use-address.ts';
import { readFields, writeFields } from '../query/fields.ts';
import { QuoteDialog } from '../quote/quote-dialog.tsx';
import { RequestButton } from '../quote/request-button.tsx';
import { useRequested } from '../quote/use-requested.ts';
import type { Found } from '../use-found-rates.ts';
import type { Places } from '../use-places.ts';
import * as s from './results.css.ts';
import { useWords } from './use-words.ts';

/** Nothing fits: what would, other days and lanes near by, and what else can be done. */
export function NothingFound({ found, places }: { found: Found; places: Places }) {
  const { text, day } = useWords();
  const { query } = useAddress();
  const [isAsking, setAsking] = useState(false);
  const { search, answer } = found;
  const requests = useRequested(search);
  const requested = requests.of('', answer.requested);
  const { view, isFollowed, otherDays, nearby, route } = answer;
  const fields = readFields(query);
  const addressOf = (more: object) => `/rate-search?${writeFields({ ...fields, ...more })}`;
  const subscribeTo = view === 'selling' && !isFollowed && routeAddress(route, null);
  const placeText = ({ name, code }: { name: string; code: string | null }) =>
    search.mode === 'Air' && code ? `${name} (${code})` : name;
  return (
    <section className={s.empty} aria-label={text('rateSearch.results')}>
      <p role="status" className={s.emptyTitle}>
        {text('rateSearch.none')}
      </p>
      {!isFollowed && <p>{text('rateSearch.none.notFollowed')}</p>}
      {otherDays.length > 0 && (
        <div>
          <p>{text('rateSearch.none.days')}</p>
          <ul className={s.suggestions}>
            {otherDays.map((one) => (
              <li key={one}>
                <PortalLink href={addressOf({ day: one })} className={s.suggestion}>
                  {day(one)}
                </PortalLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      {nearby.length > 0 && (
        <div>
          <p>{text('rateSearch.none.nearby')}</p>
          <ul className={s.suggestions}>
            {nearby.map(({ origin, destination }) => (
              <li key={`${origin.id} ${destination.id}`}>
                <PortalLink
                  href={addressOf({ origin: origin.id, destination: destination.id })}
                  className={s.suggestion}
                >
                  {placeText(origin)} – {placeText(destination)}
                </PortalLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      {view === 'selling' && (
        <div className={s.emptyActions}>
          <RequestButton requested={requested} onRequest={() => setAsking(true)} />
          {subscribeTo && (
            <PortalLink href={subscribeTo} className={s.suggestion}>
              {text('rateSearch.none.subscribe')}
            </PortalLink>
          )}
        </div>
      )}
      {isAsking && (
        <QuoteDialog
          search={search}
          rate={null}
          earlier={requested?.quote}
          places={places}
          onClose={() => setAsking(false)}
          onDone={(made) => {
            requests.add('', made);
            setAsking(false);
          }}
        />
      )}
    </section>
  );
}
