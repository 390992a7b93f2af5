import { useEffect, useRef, useState } from 'react';
import type { LocationKind } from '../../../shared/contract/locations.ts';
import type { Text } from '../../../shared/i18n/define-texts.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import type { Address } from '../../lists/definitions/places.ts';
import * as s from '../admin/admin.css.ts';
import { Success } from '../form/success.tsx';
import type { ListHandle } from '../modules/list/module-list.tsx';
import type { ListChanges } from '../modules/page/module-page.tsx';
import { useListViewer } from '../modules/page/use-list-viewer.ts';
import { actsForProvider } from '../session/profile/roles.ts';
import { useProfile } from '../session/profile/use-profile.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { LocationDialog } from './location-dialog.tsx';
import { RemovalDialog } from './removal-dialog.tsx';
import { texts } from './texts/index.ts';

type Open = { of: 'new' } | { of: 'change' | 'removal'; address: Address };

/**
 * What is done with the own addresses or the partners of the list beside reading them (MOD-13): whoever sees one changes and
 * removes it, too. Visitors see none.
 *
 * @param kind which of them are shown, if any
 */
export function useLocationChanges(kind: LocationKind | undefined): ListChanges | undefined {
  const text = useText(texts);
  const profile = useProfile();
  const { userId, companyId } = useListViewer();
  const [open, setOpen] = useState<Open>();
  const [done, setDone] = useState<Text>();
  const list = useRef<ListHandle>(null);
  const message = useRef<HTMLDivElement>(null);

  // The row that the change began at may be gone.
  useEffect(() => {
    if (done) message.current?.focus();
  }, [done]);

  // Whoever comes back to the list has read the message.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each list
  useEffect(() => {
    setOpen(undefined);
    setDone(undefined);
  }, [kind]);

  if (kind === undefined || userId === undefined) return undefined;
  const begin = (change: Open) => {
    setDone(undefined);
    setOpen(change);
  };
  const close = () => setOpen(undefined);
  const reload = () => list.current?.reload();
  const end = (told: Text) => {
    close();
    setDone(told);
    reload();
  };
  return {
    ref: list,
    create: (
      <Button variant="primary" onClick={() => begin({ of: 'new' })}>
        {text('locations.add', { kind })}
      </Button>
    ),
    rowActions: (row) => {
      const address = row as Address;
      const { name } = address;
      return (
        <span className={s.buttons}>
          <Button
            size="sm"
            aria-label={text('locations.edit.one', { name })}
            onClick={() => begin({ of: 'change', address })}
          >
            {text('locations.edit')}
          </Button>
          <Button
            size="sm"
            aria-label={text('locations.remove.one', { name })}
            onClick={() => begin({ of: 'removal', address })}
          >
            {text('locations.remove')}
          </Button>
        </span>
      );
    },
    notice: (
      <>
        <div ref={message} tabIndex={-1} className={s.done}>
          <Success onDismiss={() => setDone(undefined)}>{done && text(done)}</Success>
        </div>
        {open?.of === 'new' && (
          <LocationDialog
            kind={kind}
            companyId={actsForProvider(profile) ? undefined : companyId}
            onClose={close}
            onDone={({ entry: { name } }) => end(texts('locations.added', { name, kind }))}
          />
        )}
        {open?.of === 'change' && (
          <ChangeDialog
            address={open.address}
            onClose={close}
            onDone={({ entry: { name } }) => end(texts('locations.saved', { name, kind }))}
            onStale={reload}
          />
        )}
        {open?.of === 'removal' && (
          <RemovalDialog
            address={open.address}
            onClose={close}
            onDone={() => end(texts('locations.removed', { name: open.address.name, kind }))}
            onFailed={reload}
          />
        )}
      </>
    ),
  };
}
