import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { issuePath, pageOf } from '../../lists/definitions/record-pages.ts';
import { PortalLink } from '../layout/portal-link.tsx';
import { useGo } from '../layout/use-go.ts';
import * as s from './booking-charges-page.css.ts';
import { texts } from './texts/index.ts';
import { useIsToIssue } from './use-is-to-issue.ts';

interface RecordWaysProps {
  feature: string;
  id: number;
  /** The last day on which the quote can be offered, as far as it is known. */
  until: string | null;
  /** The tool has loaded: it is the one to report a session that has ended (AUTH-51). */
  isReady: boolean;
  /** Charges were entered and not saved. */
  isDirty: boolean;
  /** The user wants to save first. */
  onStay(): void;
}

/**
 * The way back to the quote or the manifest, and to issue a quote that waits for it, for people who may open its page. Nobody issues a quote
 * without knowing that what was entered is not part of it.
 */
export function RecordWays({ feature, id, until, isReady, isDirty, onStay }: RecordWaysProps) {
  const text = useText(texts);
  const go = useGo();
  const [isAsked, setAsked] = useState(false);
  const type = feature === 'manifests_charges' ? 'manifest' : 'quote';
  const isToIssue = useIsToIssue(isReady && type === 'quote' ? id : undefined);
  const issue = issuePath(id, until);
  const stay = () => {
    // First, because the dialog gives the focus back to the link when it closes.
    flushSync(() => setAsked(false));
    onStay();
  };
  return (
    <span className={s.ways}>
      <PortalLink href={pageOf[type](id)}>{text('portal.charges.record', { type })}</PortalLink>
      {isToIssue && (
        <PortalLink href={issue} {...(isDirty && { onGo: () => setAsked(true) })}>
          {text('portal.charges.issue')}
        </PortalLink>
      )}
      <Dialog
        title={text('chargesPage.unsaved.title')}
        open={isAsked}
        onClose={stay}
        actions={
          <>
            <Button onClick={() => go(issue)}>{text('chargesPage.unsaved.issue')}</Button>
            <Button variant="primary" onClick={stay}>
              {text('chargesPage.unsaved.stay')}
            </Button>
          </>
        }
      >
        <p>{text('chargesPage.unsaved.text')}</p>
        <p>{text('chargesPage.unsaved.draft')}</p>
      </Dialog>
    </span>
  );
}
