import type { Client } from '../../../shared/client/client.ts';
import { claimsOf } from '../../../shared/client/jwt.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { rateSubmissions } from '../../lists/definitions/rates.ts';
import { sourceOf } from '../../lists/request/request.ts';
import { texts } from '../../lists/texts/index.ts';
import { PortalLink } from '../layout/portal-link.tsx';
import { CellValue } from '../modules/cell/cell-value.tsx';
import { useOpenRecord } from '../modules/record/use-open-record.ts';
import { useRecord } from '../modules/record/use-record.ts';
import { useAddress } from '../routes/use-address.ts';
import * as s from './air-rate-page.css.ts';

interface OpenedSubmissionProps {
  id: number;
  name: string;
  /** Undefined for a visitor who may see nothing of it. */
  client: Client | undefined;
}

/** The line above the form: which submission it continues, what was submitted then, and the way to a new draft. */
export function OpenedSubmission({ id, name, client }: OpenedSubmissionProps) {
  const text = useText(texts);
  const { query } = useAddress();
  const newDraft = newDraftPath(query.get('token'));
  return (
    <span className={s.opened}>
      <span>
        {name}
        {client && <Submitted key={id} id={id} client={client} />}
      </span>
      {newDraft && <PortalLink href={newDraft}>{text('list.submission.new')}</PortalLink>}
    </span>
  );
}

/** The link to one submission opens no new draft: only that of a company says whose a new one would be (D-129). */
function newDraftPath(token: string | null): string | undefined {
  if (token === null) return '/air-rate';
  const { rt } = claimsOf(token) as { rt?: unknown };
  return rt === 'entity' ? `/air-rate?${new URLSearchParams({ token })}` : undefined;
}

/** Columns of the list that tell a submission from others. */
const FACTS = rateSubmissions.columns.filter(({ id }) => id === 'entity' || id === 'createdAt');

const SUBMISSIONS = sourceOf(rateSubmissions);

function Submitted({ id, client }: { id: number; client: Client }) {
  const text = useText(texts);
  const { record } = useRecord(client, SUBMISSIONS, id);
  const detail = useOpenRecord();
  if (record.name === 'missing') return ` · ${text('list.record.missing')}`;
  if (record.name !== 'found') return null;
  return (
    <>
      {FACTS.map((column) => (
        <span key={column.id}>
          {' · '}
          <CellValue column={column} row={record.row} />
        </span>
      ))}
      {' · '}
      <PortalLink href={detail.hrefOf(id)} onGo={() => detail.open(id)}>
        {text('list.submission.rates')}
      </PortalLink>
    </>
  );
}
