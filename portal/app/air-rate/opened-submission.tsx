import { Fragment, type ReactNode } from 'react';
import type { Client } from '../../../shared/client/client.ts';
import { claimsOf } from '../../../shared/client/jwt.ts';
import { useFormats } from '../../../shared/i18n/use-formats.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import type { Validity } from '../../../shared/trade/validity.ts';
import { type WholeSubmission, wholeSubmission } from '../../lists/definitions/rates.ts';
import { texts } from '../../lists/texts/index.ts';
import { PortalLink } from '../layout/portal-link.tsx';
import { useRecord } from '../modules/record/use-record.ts';
import { useAddress } from '../routes/use-address.ts';
import * as s from './air-rate-page.css.ts';
import { renewalOf, validityOf } from './submission-facts.ts';
import { SubmittedRates } from './submitted-rates.tsx';

interface OpenedSubmissionProps {
  id: number;
  name: string;
  /** The rates that the form was filled with, of it and of others. */
  renewed: readonly number[];
  /** Undefined for a visitor who may see nothing of it. */
  client: Client | undefined;
  /** Puts its rates into the form. */
  onCopy(): void;
}

/**
 * What stands above the form: which submission it continues, what was submitted then, rate by rate, and is renewed, and
 * the way to a new draft.
 */
export function OpenedSubmission({ client, ...opened }: OpenedSubmissionProps) {
  if (!client) return <Line name={opened.name} />;
  return <Submitted key={opened.id} client={client} {...opened} />;
}

function Line({ name, children }: { name: string; children?: ReactNode }) {
  const text = useText(texts);
  const { query } = useAddress();
  const newDraft = newDraftPath(query.get('token'));
  return (
    <p className={s.opened}>
      <span>
        {name}
        {children}
      </span>
      {newDraft && <PortalLink href={newDraft}>{text('list.submission.new')}</PortalLink>}
    </p>
  );
}

/** The link to one submission opens no new draft: only that of a company says whose a new one would be (D-129). */
function newDraftPath(token: string | null): string | undefined {
  if (token === null) return '/air-rate';
  const { rt } = claimsOf(token) as { rt?: unknown };
  return rt === 'entity' ? `/air-rate?${new URLSearchParams({ token })}` : undefined;
}

function Submitted({ id, name, renewed, client, onCopy }: OpenedSubmissionProps & { client: Client }) {
  const text = useText(texts);
  const { record } = useRecord(client, wholeSubmission, id);
  if (record.name === 'failed') return <Line name={name} />;
  if (record.name === 'missing')
    return (
      <Line name={name}>
        <strong className={s.missing}> · {text('list.record.missing')}</strong>
      </Line>
    );
  const row = record.name === 'found' ? record.row : undefined;
  return (
    <>
      <Line name={name}>
        {row ? (
          <Facts of={row} />
        ) : (
          <span aria-hidden="true">
            {BARS.map((bar) => (
              <span key={bar} className={bar} />
            ))}
          </span>
        )}
        {row && renewed.length > 0 && <Renewed of={row} rates={renewed} />}
      </Line>
      <SubmittedRates row={row} onCopy={onCopy} />
    </>
  );
}

/** As long as what comes in their place. */
const BARS = [s.bars.company, s.bars.day, s.bars.rates, s.bars.validity];

/** Whose it is, since when, and what of. */
function Facts({ of: row }: { of: WholeSubmission }) {
  const text = useText(texts);
  const formats = useFormats();
  const validityText = useValidityText();
  const validity = validityOf(row);
  const facts = [
    row.entity?.companyName,
    row.createdAt && text('list.submission.day', { day: formats.date(row.createdAt) }),
    text('list.submission.rateCount', { count: row.airFreightRates.length }),
    validity && validityText(validity),
  ];
  return facts.filter(Boolean).map((fact) => (
    <Fragment key={fact}>
      {' · '}
      <span className={s.fact}>{fact}</span>
    </Fragment>
  ));
}

function Renewed({ of: row, rates: [rate, ...others] }: { of: WholeSubmission; rates: readonly number[] }) {
  const text = useText(texts);
  const validityText = useValidityText();
  if (others.length > 0)
    return <strong className={s.renewed}>{text('list.submission.renewsSeveral')}</strong>;
  const renewal = rate === undefined ? undefined : renewalOf(row, rate);
  if (!renewal) return null;
  const validity = validityText(renewal.validity);
  return (
    <strong className={s.renewed}>{text('list.submission.renews', { lane: renewal.lane, validity })}</strong>
  );
}

function useValidityText() {
  const text = useText(texts);
  const formats = useFormats();
  return ({ from, to }: Validity): string =>
    to === null
      ? text('list.submission.validFrom', { from: formats.date(from) })
      : text('list.submission.valid', { from: formats.date(from), to: formats.date(to) });
}
