import { LeaveQuestion } from './keeper/leave-question.tsx';
import { ProfileLoader } from './keeper/profile-loader.tsx';
import { SessionWatch } from './keeper/session-watch.tsx';
import { usePresence } from './presence.ts';

/**
 * What goes on around a session while its person works: it loads the profile, watches for the end, and asks before work
 * is left. Mounted once, by the App.
 */
export function SessionKeeper() {
  return (
    usePresence() !== 'visitor' && (
      <>
        <ProfileLoader />
        <SessionWatch />
        <LeaveQuestion />
      </>
    )
  );
}
