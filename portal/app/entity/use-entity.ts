import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { reloadProfile } from '../session/profile/reload-profile.ts';
import { isAdmin } from '../session/profile/roles.ts';
import { useProfile } from '../session/profile/use-profile.ts';
import { hasUnsavedWork } from '../unsaved-work/unsaved-work.ts';
import { reloadingAtom } from './reloading-atom.ts';

interface Shown {
  /** Of what is on the screen; undefined until the profile is there. */
  entity: number | undefined;
  /** New whenever all has to be drawn anew. */
  epoch: number;
}

/**
 * SHELL-30: a new `epoch` whenever the person's company has become another one, in this tab or elsewhere. While there is
 * unsaved work it stays, and `isWaiting` says that the screen shows another company's data (D-33).
 */
export function useEntity(): { epoch: number; isWaiting: boolean } {
  const entity = useProfile()?.entity_id ?? undefined;
  const isReloading = useAtomValue(reloadingAtom);
  const [shown, setShown] = useState<Shown>({ entity, epoch: 0 });
  const isOther = entity !== undefined && entity !== shown.entity;

  useEffect(() => {
    if (!isOther) return;
    if (shown.entity === undefined) setShown(({ epoch }) => ({ entity, epoch }));
    else if (!isReloading && !hasUnsavedWork()) setShown(({ epoch }) => ({ entity, epoch: epoch + 1 }));
  }, [isOther, isReloading, shown.entity, entity]);

  return { epoch: shown.epoch, isWaiting: isOther && shown.entity !== undefined && !isReloading };
}

/** An admin may have switched on another device: who comes back to this tab is shown the company that counts now. */
export function useSwitchesElsewhere(): void {
  const mayHave = isAdmin(useProfile());
  useEffect(() => {
    if (!mayHave) return;
    const look = () => {
      if (document.visibilityState === 'visible') void reloadProfile();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [mayHave]);
}
