import { withBase } from '../../routes/base-path.ts';
import type { Profile } from '../../session/profile/profile.ts';

/**
 * The values of a profile as they are shown (SHELL-09 to SHELL-14). `missing` replaces absent values, and all values
 * while the profile loads (D-51, AUTH-56).
 */
export function shownUser(profile: Profile | undefined, missing: string) {
  const shown = (value: string | null | undefined) => value?.trim() || missing;
  const first = profile?.firstname?.trim() ?? '';
  const last = profile?.lastname?.trim() ?? '';
  return {
    name: `${shown(first)} ${shown(last)}`,
    occupation: shown(profile?.occupation),
    email: shown(profile?.email),
    picture: profile?.pic ? withBase(profile.pic) : undefined,
    initials: [first, last]
      .map((name) => [...name][0] ?? '')
      .join('')
      .toUpperCase(),
  };
}
