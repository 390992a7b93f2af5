import type { Profile } from './profile.ts';

/**
 * ROLE-02, D-101: whether any role of the person is named `admin`, in whatever case. It decides what is drawn; the
 * server checks the rights itself.
 */
export const isAdmin = (profile: Profile | undefined): boolean => hasRole(profile, 'admin');

/** Agents may sign links for records of their own (contract 5). */
export const isAgent = (profile: Profile | undefined): boolean => hasRole(profile, 'agent');

/** An admin of the provider who acts for it, and so sees the records of all companies (D-101). */
export const actsForProvider = (profile: Profile | undefined): boolean =>
  isAdmin(profile) && profile?.entity?.id !== undefined && profile.entity.id === profile.homeEntity?.id;

function hasRole(profile: Profile | undefined, name: string): boolean {
  return profile?.roles?.some((role) => role.name.toLowerCase() === name) ?? false;
}
