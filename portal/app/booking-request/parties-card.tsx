import { useText } from '../../../shared/i18n/use-text.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { TextAreaField } from '../form/text-area-field.tsx';
import { Card } from '../records/parts/card.tsx';
import * as s from './booking-request.css.ts';
import type { LastParties, Parties } from './last-parties.ts';
import { type AskedParty, PartyField } from './party-field.tsx';
import type { RequestFields } from './request-fields.ts';
import { TermsFields } from './terms-fields.tsx';
import { texts } from './texts/index.ts';
import type { PartyName, RequestParties } from './use-request-parties.tsx';

interface PartiesCardProps extends RequestFields {
  parties: RequestParties;
  /** The booking that the parties and terms were filled in from, and those. */
  last: LastParties | undefined;
}

/** The parties and terms that were filled in are still those. */
const isLike = (values: Parties, last: Parties): boolean =>
  values.shipper === last.shipper &&
  values.consignee === last.consignee &&
  values.pickUp === last.pickUp &&
  values.incoterm === last.incoterm;

/** Who sends, gets and hands over the goods, under which terms, and what else there is to say. */
export function PartiesCard({ parties, last, ...fields }: PartiesCardProps) {
  const { entry, problems, onChange } = fields;
  const text = useText(texts);
  const area = (name: PartyName | 'remarks') => ({
    label: text(`booking.${name}`),
    hint: text('booking.optional'),
    value: entry[name],
    problems: problems?.[name] ? [problems[name]] : [],
    onText: (typed: string) => onChange({ [name]: typed }),
  });
  const party = (name: PartyName) => ({
    ...area(name),
    offers: parties.offers,
    onAddress: parties.ask && ((asked: AskedParty) => parties.ask?.(name, asked)),
  });
  return (
    <Card title={text('booking.parties')}>
      <div className={s.part}>
        {last && isLike(entry, last.parties) && (
          <Banner kind="info">{text('booking.lastParties', { reference: last.reference })}</Banner>
        )}
        <div className={s.lane}>
          <PartyField {...party('shipper')} />
          <PartyField {...party('consignee')} />
        </div>
        <TermsFields {...fields} />
        <div className={s.lane}>
          <PartyField {...party('pickUp')} />
          <TextAreaField {...area('remarks')} rows={4} />
        </div>
      </div>
    </Card>
  );
}
