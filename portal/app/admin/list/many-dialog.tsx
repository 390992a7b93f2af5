import { useState } from 'react';
import { type AccountOutcome, MOST_CHANGED } from '../../../../shared/contract/managed-accounts.ts';
import type { Locale } from '../../../../shared/i18n/locales.ts';
import { useLocale, useText } from '../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { useSave } from '../../form/use-save.ts';
import * as s from '../admin.css.ts';
import { adminFailure } from '../failure-text.ts';
import { type TextId, texts } from '../texts/index.ts';

/** What can be done to several accounts or invitations at once. */
export interface ManyChange {
  /** Of the button of the selection, and of the dialog's. */
  label: TextId;
  title: TextId;
  consequence: TextId;
  /** Why no more than `count` can be chosen. */
  most: TextId;
  /** It takes something away. */
  isDanger?: boolean;
  /** One request for all; `key` stays the same for a second try of the same change. */
  send(ids: readonly number[], locale: Locale, key: string): Promise<{ outcomes: AccountOutcome[] }>;
}

interface ManyDialogProps {
  change: ManyChange;
  /** Rows of the list. */
  ids: readonly number[];
  onClose(): void;
  /** The change is made, and its outcomes were read. */
  onDone(): void;
}

/** Says how many rows a change is of and what it ends, makes it, and tells what became of each. */
export function ManyDialog({ change, ids, onClose, onDone }: ManyDialogProps) {
  const text = useText(texts);
  const locale = useLocale();
  const save = useSave();
  const { isBusy } = save;
  const [outcomes, setOutcomes] = useState<readonly AccountOutcome[]>();
  const isTooMany = ids.length > MOST_CHANGED;
  const close = () => {
    if (outcomes) onDone();
    else if (!isBusy) onClose();
  };
  const run = () =>
    save.run({
      parts: () => [{ ids }],
      send: async (part: { ids: readonly number[] }, key: string) =>
        setOutcomes((await change.send(part.ids, locale, key)).outcomes),
    });

  return (
    <Dialog
      title={text(change.title, { count: ids.length })}
      open
      onClose={close}
      actions={
        outcomes ? (
          <Button variant="primary" onClick={onDone}>
            {text('admin.accounts.many.done')}
          </Button>
        ) : (
          <>
            <Button onClick={close}>{text('admin.cancel')}</Button>
            {!isTooMany && (
              <Button variant={change.isDanger ? 'danger' : 'primary'} busy={isBusy} onClick={run}>
                {text(change.label)}
              </Button>
            )}
          </>
        )
      }
    >
      {'error' in save.state && <Banner kind="error">{text(adminFailure(save.state.error))}</Banner>}
      <div role="status">
        {outcomes && (
          <>
            <p>{text('admin.accounts.many.told')}</p>
            <ul className={s.outcomes}>
              {outcomes.map(({ id, email, outcome }) => (
                <li key={id} className={s.outcome}>
                  <span>{email || id}</span>
                  <span className={s.quiet}>{text('admin.accounts.outcome', { outcome })}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {!outcomes && (
        <p>{isTooMany ? text(change.most, { count: MOST_CHANGED }) : text(change.consequence)}</p>
      )}
    </Dialog>
  );
}
