import type { ReactNode } from 'react';
import type { InvoiceParty } from '../../../../shared/contract/company-billing.ts';
import { useLocale, useText } from '../../../../shared/i18n/use-text.ts';
import { countryIn } from '../../../lists/cell/country-names.ts';
import { DaysNote } from '../../layout/days-note.tsx';
import type { Addressee } from './customer.ts';
import * as s from './paper.css.ts';
import { texts } from './texts/index.ts';

export type PaperFact = readonly [name: string, value: string | null | undefined];

interface PaperProps {
  /** What it is, with its number. */
  heading: string;
  seller: InvoiceParty | null | undefined;
  /** Null where it is of several customers. */
  customer: Addressee | null | undefined;
  /** Those without a value are left out. */
  facts: readonly PaperFact[];
  /** What the customer is called, where nothing is billed. */
  addressee?: string;
  /** Whether something of it is due by a day. */
  usesDays?: boolean;
  children: ReactNode;
}

/** A document of the provider to a customer (MOD-09), which is seen on paper alone: from whom, to whom, and what. */
export function Paper({
  heading,
  seller,
  customer,
  facts,
  addressee,
  usesDays = false,
  children,
}: PaperProps) {
  const text = useText(texts);
  const numbers = seller && [
    seller.taxNumber && text('paper.taxNumber', { number: seller.taxNumber }),
    seller.registrationNumber && text('paper.registration', { number: seller.registrationNumber }),
  ];
  return (
    <article className={s.paper}>
      <header className={s.top}>
        {seller && (
          <div>
            <p className={s.name}>{seller.companyName}</p>
            <Address of={seller} />
            <p className={s.lines}>{joined([seller.contactPhone, seller.contactEmail], '\n')}</p>
          </div>
        )}
        <h2 className={s.heading}>{heading}</h2>
      </header>
      <div className={s.parties}>
        <div>
          {customer && (
            <>
              <p className={s.label}>{addressee ?? text('paper.billTo')}</p>
              <p className={s.name}>{customer.companyName}</p>
              <Address of={customer} />
              {customer.taxNumber && <p>{text('paper.taxNumber', { number: customer.taxNumber })}</p>}
            </>
          )}
        </div>
        <PaperFacts facts={facts} />
      </div>
      {children}
      {usesDays && <DaysNote always className={s.days} />}
      {numbers?.some(Boolean) && (
        <footer className={s.foot}>{joined([seller?.companyName, ...numbers], ' · ')}</footer>
      )}
    </article>
  );
}

export function PaperFacts({ facts }: { facts: readonly PaperFact[] }) {
  return (
    <dl className={s.facts}>
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function Address({ of: { address_1, postalCode, city, countryCode } }: { of: Addressee }) {
  const locale = useLocale();
  const country = countryCode && (countryIn(locale, countryCode) || countryCode);
  return <p className={s.lines}>{joined([address_1, joined([postalCode, city], ' '), country], '\n')}</p>;
}

const joined = (parts: readonly (string | null | undefined)[], by: string) => parts.filter(Boolean).join(by);
