import { useId } from 'react';
import type { FoundRate, SearchRatesAnswer } from '../../../../shared/contract/rate-search.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { PortalLink } from '../../layout/portal-link.tsx';
import { routeAddress } from '../../route-subscriptions/route-address.ts';
import type { Quote } from '../quote/quote.ts';
import { RequestedLink } from '../quote/requested-link.tsx';
import { Breakdown } from './breakdown.tsx';
import { FreightFacts } from './freight-facts.tsx';
import * as s from './rate-card.css.ts';
import { Total } from './total.tsx';
import { useWords } from './use-words.ts';

interface RateCardProps {
  rate: FoundRate;
  answer: SearchRatesAnswer;
  /** One that was requested of it. */
  quote: Quote | undefined;
  onRequest(): void;
}

/** A rate: each value in the column in which the other rates have it, what it is made of below. */
export function RateCard({ rate, answer, quote, onRequest }: RateCardProps) {
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
            {quote ? (
              <RequestedLink quote={quote} />
            ) : (
              <Button variant="primary" aria-label={text('rateSearch.requestOf', named)} onClick={onRequest}>
                {text('rateSearch.request')}
              </Button>
            )}
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
