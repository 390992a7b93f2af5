import { useId } from 'react';
import type { FoundRate, SearchRatesAnswer } from '../../../../shared/contract/rate-search.ts';
import { PortalLink } from '../../layout/portal-link.tsx';
import { routeAddress } from '../../route-subscriptions/route-address.ts';
import { RequestButton } from '../quote/request-button.tsx';
import type { Requested } from '../quote/use-requested.ts';
import { Breakdown } from './breakdown.tsx';
import { FreightFacts } from './freight-facts.tsx';
import * as s from './rate-card.css.ts';
import { Total } from './total.tsx';
import { useWords } from './use-words.ts';

interface RateCardProps {
  rate: FoundRate;
  answer: SearchRatesAnswer;
  /** The quote that was requested of it. */
  requested: Requested | undefined;
  onRequest(): void;
}

/** A rate: each value in the column in which the other rates have it, what it is made of below. */
export function RateCard({ rate, answer, requested, onRequest }: RateCardProps) {
  const { text, day, transit } = useWords();
  const heading = useId();
  const { carrier, reference, discharge, validFrom, validTo } = rate;
  // Air rates are of one kind.
  const kind = rate.price.air ? null : rate.kind;
  const named = { carrier: carrier.name, reference };
  const isSold = answer.view === 'selling';
  const subscribeTo = isSold && !rate.isSubscribed && routeAddress(answer.route, carrier.id);
  return (
    <li className={s.card}>
      <article aria-labelledby={heading} className={s.columns}>
        <div className={s.who}>
          <h2 id={heading} className={s.carrier}>
            {carrier.name}
          </h2>
          <p className={s.quiet}>
            {[kind, reference, discharge && text('rateSearch.via', { port: discharge.name })]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <dl className={s.facts}>
          <div className={s.fact}>
            <dt className={s.name}>{text('rateSearch.transit')}</dt>
            <dd className={s.value}>{transit(rate.transit)}</dd>
          </div>
          <div className={s.fact}>
            <dt className={s.name}>{text('rateSearch.validity')}</dt>
            <dd className={s.value}>
              {validTo ? text('rateSearch.until', { day: day(validTo) }) : text('rateSearch.noEnd')}
              <span className={s.below}>{text('rateSearch.from', { day: day(validFrom) })}</span>
            </dd>
          </div>
          <div className={s.freightFact}>
            <dt className={s.name}>{text('rateSearch.freight')}</dt>
            <dd className={s.value}>
              <FreightFacts rate={rate} chargeable={answer.chargeable} />
            </dd>
          </div>
          <div className={s.totalFact}>
            <dt className={s.name}>{text('rateSearch.total')}</dt>
            <dd className={s.value}>
              <Total rate={rate} />
            </dd>
          </div>
        </dl>
        {isSold && (
          <div className={s.actions}>
            <RequestButton requested={requested} named={named} onRequest={onRequest} />
            {subscribeTo ? (
              <PortalLink
                href={subscribeTo}
                className={s.subscribe}
                aria-label={text('rateSearch.subscribeOf', named)}
              >
                {text('rateSearch.subscribe')}
              </PortalLink>
            ) : (
              rate.isSubscribed && <span className={s.quiet}>{text('rateSearch.subscribed')}</span>
            )}
          </div>
        )}
        <Breakdown rate={rate} />
      </article>
    </li>
  );
}
