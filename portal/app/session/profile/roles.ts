import type { Profile } from './profile.ts';

/**
 * ROLE-02, D-101: whether any role of the person is named `admin`, in whatever case: one of the provider's own people. It
 * decides what is drawn; the server checks the rights itself.
 */
export const isAdmin = (profile: Profile | undefined): boolean =>
  hasRole(profile, 'admin') && !isElsewhere(profile);

/** Agents may sign links for records of their own (contract 5). The managers of an agents' company are agents, too. */
export const isAgent = (profile: Profile | undefined): boolean =>
  hasRole(profile, 'agent') || (isManager(profile) && profile?.homeEntity?.entityType === 'Agent');

/** Looks after the people of the own company, which is not the provider (D-15). */
export const isManager = (profile: Profile | undefined): boolean => hasRole(profile, 'manager');

/** Manages people: an admin everybody, a manager those of the own company. */
export const managesPeople = (profile: Profile | undefined): boolean =>
  isAdmin(profile) || isManager(profile);

/** An admin who acts for the provider, and so sees the records of all companies (D-101). */
export const actsForProvider = (profile: Profile | undefined): boolean =>
  isAdmin(profile) && profile?.entity?.id !== undefined && profile.entity.id === profile.homeEntity?.id;

/** Known to belong to another company than the provider; a backend of another make doesn't tell. */
const isElsewhere = (profile: Profile | undefined) => {
  const type = profile?.homeEntity?.entityType;
  return Boolean(type) && type !== 'Provider';
};

function hasRole(profile: Profile | undefined, name: string): boolean {
  return profile?.roles?.some((role) => role.name.toLowerCase() === name) ?? false;
}
