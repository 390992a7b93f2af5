import { useEffect } from 'react';
import type { SaveInvoice } from '../../../../shared/contract/invoices.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { SpinnerOverlay } from '../../../../shared/ui/spinner/spinner-overlay.tsx';
import { useEntryDraft } from '../../drafts/use-entry-draft.ts';
import { useListViewer } from '../../modules/page/use-list-viewer.ts';
import * as s from '../invoices.css.ts';
import type { InvoiceDraft } from './draft.ts';
import { InvoiceForm } from './invoice-form.tsx';
import { DRAFT_FORMAT, DRAFT_PREFIX, draftKey, moveFormerDrafts } from './kept-drafts.ts';
import { texts } from './texts/index.ts';

interface DraftedInvoiceProps {
  /** What the invoice is about, such as `shipment 2001`: each has a draft of its own. */
  about: string;
  /** What is stored, or what a new one begins with; keep the object. */
  stored: InvoiceDraft;
  /** Which invoice is changed, as it was read; both null for a new one. */
  on: Pick<SaveInvoice, 'invoiceId' | 'revision'>;
  /** Somebody else saved meanwhile: the invoice has to be loaded again. */
  onStale(): void;
}

/** The form over what an earlier visit left of it on this device. */
export function DraftedInvoice(props: DraftedInvoiceProps) {
  return useListViewer().userId === undefined ? <Waiting /> : <OpenedInvoice {...props} />;
}

function OpenedInvoice({ about, stored, on, onStale }: DraftedInvoiceProps) {
  // First, so that they are offered.
  useEffect(moveFormerDrafts, []);
  const key = draftKey(useListViewer(), about);
  const draft = useEntryDraft({ prefix: DRAFT_PREFIX, key, format: DRAFT_FORMAT });
  if (!draft) return <Waiting />;
  // A new one goes on from what it began with then, such as that day: nobody else has saved it.
  const begun = (on.invoiceId === null && draft.found?.base) || stored;
  return <InvoiceForm key={draft.round} stored={begun} on={on} draft={draft} onStale={onStale} />;
}

/** Keeps the room of what comes, so that the page doesn't jump. */
export function Waiting() {
  const text = useText(texts);
  return (
    <SpinnerOverlay busy label={text('common.loading')}>
      <div className={s.waiting} />
    </SpinnerOverlay>
  );
}
