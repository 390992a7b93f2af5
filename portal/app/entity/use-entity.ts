import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { reloadProfile } from '../session/profile/reload-profile.ts';
import { isAdmin } from '../session/profile/roles.ts';
import { useProfile } from '../session/profile/use-profile.ts';
import { hasUnsavedWork } from '../unsaved-work/unsaved-work.ts';
import { reloadingAtom } from './state.ts';

interface Shown {
  /** The company whose data are on the screen; undefined until the profile is loaded. */
  entity: number | undefined;
  /** Key of the shell: another number mounts it again. */
  epoch: number;
}

/**
 * SHELL-30: a new `epoch` whenever the person acts for another company, switched in this tab or elsewhere. Unsaved work
 * keeps the epoch, and `isWaiting` is true: the screen shows another company's data (D-33).
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

/** Reloads the profile when the tab becomes visible: an admin may have switched the company on another device. */
export function useSwitchesElsewhere(): void {
  const mayHave = isAdmin(useProfile());
  useEffect(() => {
    if (!mayHave) return;
    const check = () => {
      if (document.visibilityState === 'visible') void reloadProfile();
    };
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, [mayHave]);
}
