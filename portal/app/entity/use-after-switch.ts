import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { storeActingCompany } from '../session/profile/acting-company.ts';
import { reloadProfile } from '../session/profile/reload-profile.ts';
import { hasUnsavedWork } from '../unsaved-work/unsaved-work.ts';
import { reloadingAtom } from './state.ts';

/** After a switch: loads the profile, then the page again (ENT-09, ENT-10). */
export function useAfterSwitch(): (entityId: number | undefined) => Promise<void> {
  const setReloading = useSetAtom(reloadingAtom);
  return useCallback(
    async (entityId) => {
      // With unsaved work the browser asks first, and the user may stay on the page (D-33).
      setReloading(!hasUnsavedWork());
      await reloadProfile();
      // After a failed load the stored profile still names the former company.
      if (entityId !== undefined) storeActingCompany(entityId);
      location.reload();
    },
    [setReloading],
  );
}
