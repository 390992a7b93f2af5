import type { Profile } from '../../session/profile/profile.ts';

/**
 * The texts of a profile as they are shown (SHELL-09 to SHELL-14). `missing` stands for a value that the profile lacks,
 * and for all of them while it is loading (D-51, AUTH-56).
 */
export function shownUser(profile: Profile | undefined, missing: string) {
  const shown = (value: string | null | undefined) => value?.trim() || missing;
  const first = profile?.firstname?.trim() ?? '';
  const last = profile?.lastname?.trim() ?? '';
  return {
    name: `${shown(first)} ${shown(last)}`,
    occupation: shown(profile?.occupation),
    email: shown(profile?.email),
    picture: profile?.pic ?? undefined,
    initials: [first, last]
      .map((name) => [...name][0] ?? '')
      .join('')
      .toUpperCase(),
  };
}
