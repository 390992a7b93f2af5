import { LeaveQuestion } from '../unsaved-work/leave-question.tsx';
import { SessionWatch } from './end/session-watch.tsx';
import { usePresence } from './presence.ts';
import { ProfileLoader } from './profile/profile-loader.tsx';

/**
 * Runs beside every page of signed-in people: loads the profile, handles the end of the session, and asks before
 * unsaved work is left. Mounted once, by the App.
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
