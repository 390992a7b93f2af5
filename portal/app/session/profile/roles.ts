import type { Profile } from './profile.ts';

/**
 * ROLE-02, D-101: whether any role of the person is named `admin`, in whatever case. It decides what is drawn; the
 * server checks the rights itself.
 */
export const isAdmin = (profile: Profile | undefined): boolean => hasRole(profile, 'admin');

/** Agents may sign links for records of their own (contract 5). */
export const isAgent = (profile: Profile | undefined): boolean => hasRole(profile, 'agent');

function hasRole(profile: Profile | undefined, name: string): boolean {
  return profile?.roles?.some((role) => role.name.toLowerCase() === name) ?? false;
}
