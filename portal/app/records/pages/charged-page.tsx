import type { ReactNode } from 'react';
import * as v from 'valibot';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { CONTAINER_TYPES, MODES, termIn } from '../../../../shared/trade/terms.ts';
import type { RecordLink, Viewer } from '../../../lists/definition.ts';
import {
  chargeLink,
  Named,
  nameOf,
  quoteChargeLinks,
  Text,
  wayOf,
} from '../../../lists/definitions/common.ts';
import { pageOf } from '../../../lists/definitions/record-pages.ts';
import type { RecordSource } from '../../../lists/request/request.ts';
import type { PageProps } from '../../routes/lazy-page.tsx';
import { onScreen } from '../charges/charges.css.ts';
import { ChargesCard } from '../charges/charges-card.tsx';
import { Document } from '../documents/document.ts';
import { DocumentsCard } from '../documents/documents-card.tsx';
import { Card } from '../parts/card.tsx';
import { type Fact, Facts } from '../parts/facts.tsx';
import { Links } from '../parts/links.tsx';
import { RequestCard } from '../parts/request-card.tsx';
import { issuedQuote } from '../quote/issued-quote.ts';
import { QuoteOffer } from '../quote/quote-offer.tsx';
import { Columns, RecordPage } from '../record-page.tsx';
import { texts } from '../texts/index.ts';

const charged = {
  id: v.number(),
  reference: v.string(),
  status: Text,
  customer: Named,
  agent: Named,
  shipment: v.nullish(v.object({ id: v.number(), reference: v.string(), status: Text })),
  documents: v.array(Document),
  createdAt: Text,
};
const Manifest = v.object(charged);
const Quote = v.object({ ...charged, ...issuedQuote });
type Manifest = v.InferOutput<typeof Manifest>;
type Quote = v.InferOutput<typeof Quote>;

const QUOTES: RecordSource<Quote> = { model: 'Quote', schema: Quote };
const MANIFESTS: RecordSource<Manifest> = { model: 'Manifest', schema: Manifest };

/** `/quotes/{id}` (MOD-10) */
export function QuotePage({ params }: PageProps) {
  const text = useText(texts);
  return (
    <RecordPage
      id={params.id}
      source={QUOTES}
      list={{ id: 'quotes', path: '/quotes', title: 'menu.quotes' }}
      usesDays
      shown={(row) => ({ name: row.reference, status: row.status, about: wayOf(row.requests[0]) })}
    >
      {(row, { viewer, reload }) => (
        <Parts
          type="quote"
          row={row}
          viewer={viewer}
          facts={[
            { name: text('list.col.mode'), value: row.mode && termIn(MODES, row.mode, text) },
            {
              name: text('list.col.containerType'),
              value: row.container_type && termIn(CONTAINER_TYPES, row.container_type, text),
            },
          ]}
          charges={quoteChargeLinks(row.id, viewer)}
          side={
            <Card title={text('menu.booking')} count={row.bookings.length}>
              <Links
                records={row.bookings.map((booking) => ({
                  ...booking,
                  kind: '',
                  href: pageOf.booking(booking.id),
                }))}
              />
            </Card>
          }
          first={<QuoteOffer quote={row} viewer={viewer} onChange={reload} />}
        >
          {row.requests.map((request) => (
            <RequestCard key={request.id} request={request} />
          ))}
        </Parts>
      )}
    </RecordPage>
  );
}

/** `/manifest/{id}` (MOD-09) */
export function ManifestPage({ params }: PageProps) {
  return (
    <RecordPage
      id={params.id}
      source={MANIFESTS}
      list={{ id: 'manifest', path: '/manifest?view=manifest', title: 'list.view.manifests' }}
      shown={(row) => ({ name: row.reference, status: row.status })}
    >
      {(row, { viewer }) => (
        <Parts
          type="manifest"
          row={row}
          viewer={viewer}
          facts={[]}
          charges={chargeLink('manifests_charges', row.id, viewer)}
          first={<ChargesCard record={{ recordType: 'manifest', recordId: row.id }} viewer={viewer} />}
        />
      )}
    </RecordPage>
  );
}

interface PartsProps {
  type: 'quote' | 'manifest';
  row: Manifest;
  viewer: Viewer;
  /** What only one of the two kinds has. */
  facts: readonly Fact[];
  /** For those who may enter them. */
  charges: readonly RecordLink[];
  /** Cards above all others. */
  first?: ReactNode;
  /** What belongs to it beside its shipment. */
  side?: ReactNode;
  /** Further cards. */
  children?: ReactNode;
}

/** A record that charges are entered of. */
function Parts({ type, row, viewer, facts, charges, first, side, children }: PartsProps) {
  const text = useText(texts);
  const formats = useFormats();
  return (
    <Columns
      main={
        <>
          {first}
          <Card title={text('record.facts')} isFirstOnPaper>
            <Facts
              facts={[
                { name: text('list.col.customer'), value: nameOf(row.customer) },
                { name: text('list.col.agent'), value: nameOf(row.agent) },
                ...facts,
                { name: text('list.col.created'), value: formats.date(row.createdAt) },
              ]}
            />
          </Card>
          {children}
          {charges.length > 0 && (
            // Where charges are entered is no part of the document.
            <div className={onScreen}>
              <Card title={text('menu.charges')}>
                <Links
                  records={charges.map(({ href, text: words }) => ({
                    href,
                    reference: typeof words === 'string' ? words : text(words),
                    kind: '',
                  }))}
                />
              </Card>
            </div>
          )}
          <DocumentsCard
            record={{ type, id: row.id }}
            parties={{ owner: row.customer?.id, agent: row.agent?.id }}
            documents={row.documents}
            viewer={viewer}
          />
        </>
      }
      side={
        <>
          {side}
          <Card title={text('list.col.shipment')}>
            <Links
              records={
                row.shipment ? [{ ...row.shipment, kind: '', href: pageOf.shipment(row.shipment.id) }] : []
              }
            />
          </Card>
        </>
      }
    />
  );
}
