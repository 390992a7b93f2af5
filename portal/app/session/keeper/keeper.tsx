import { LeaveQuestion } from './leave-question.tsx';
import { ProfileLoader } from './profile-loader.tsx';
import { SessionWatch } from './session-watch.tsx';

/** See `SessionKeeper`, which loads it. */
export function Keeper() {
  return (
    <>
      <ProfileLoader />
      <SessionWatch />
      <LeaveQuestion />
    </>
  );
}
