import { type ComponentType, lazy, Suspense } from 'react';
import { usePresence } from './presence.ts';

/** Without its code the page works on: only the names of the person and the warnings about the session are missing. */
const Keeper = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    return { default: (await import('./keeper/load.ts')).Keeper };
  } catch (error) {
    console.warn('[portal] The session is not watched:', error);
    return { default: () => null };
  }
});

/**
 * What goes on around a session while its person works: it loads the profile, watches for the end, and asks before work
 * is left. Mounted once, by the App. Nothing of it loads before somebody has signed in.
 */
export function SessionKeeper() {
  return (
    usePresence() !== 'visitor' && (
      <Suspense>
        <Keeper />
      </Suspense>
    )
  );
}
