import { useAtomValue } from 'jotai';
import { useLocale, useText } from '../../../shared/i18n/use-text.ts';
import { providerAtom } from '../../../shared/record/backend-state.ts';
import { messageText } from '../../../shared/record/message.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { texts } from '../texts/index.ts';
import type { Deleting } from './deleting.ts';
import * as s from './route-subscriptions.css.ts';
import { type Deletion, deletionAtom, deletionState } from './state.ts';

/** SUB-21 to SUB-25: one question for all routes that are to be deleted. */
export function DeletionDialog({ deleting }: { deleting: Deleting }) {
  const text = useText(texts);
  const deletion = useAtomValue(deletionAtom);
  const isDeleting = useAtomValue(deletionState.savingAtom);
  return (
    <Dialog
      title={text('routes.delete.title')}
      open={deletion !== null}
      onClose={deleting.cancel}
      actions={
        <>
          <Button onClick={deleting.cancel}>{text('routes.delete.cancel')}</Button>
          {deletion && deletion.routes.length > 0 && (
            <Button variant="danger" busy={isDeleting} onClick={() => void deleting.confirm()}>
              {text(isDeleting ? 'routes.delete.running' : 'routes.delete.confirm')}
            </Button>
          )}
        </>
      }
    >
      {deletion && <Question deletion={deletion} />}
    </Dialog>
  );
}

function Question({ deletion: { routes, gone, stale } }: { deletion: Deletion }) {
  const text = useText(texts);
  const locale = useLocale();
  const message = useAtomValue(deletionState.messageAtom);
  const provider = useAtomValue(providerAtom);
  const isFirst = gone + stale === 0;
  return (
    <div className={s.question}>
      <div aria-live="polite" className={s.question}>
        {message && <Banner kind={message.severity}>{messageText(message, locale, provider)}</Banner>}
        {gone > 0 && <Banner kind="warning">{text('routes.delete.gone', { count: gone })}</Banner>}
        {stale > 0 && <Banner kind="warning">{text('routes.delete.stale', { count: stale })}</Banner>}
      </div>
      {isFirst && (
        <p>
          {routes.length === 1
            ? text('routes.delete.text')
            : text('routes.delete.several', { count: routes.length })}
        </p>
      )}
      {!isFirst && routes.length > 0 && <p>{text('routes.delete.others', { count: routes.length })}</p>}
    </div>
  );
}
