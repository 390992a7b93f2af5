import { LeaveQuestion } from '../unsaved-work/leave-question.tsx';
import { SessionWatch } from './end/session-watch.tsx';
import { usePresence } from './presence.ts';
import { ProfileLoader } from './profile/profile-loader.tsx';

/**
 * What goes on around a session while its person works: it loads the profile, watches for the end, and asks before work
 * is left. Mounted once, by the App.
 */
export function SessionTasks() {
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
