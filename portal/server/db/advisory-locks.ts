/** What servers on one database do one after the other; the numbers mean nothing but must differ. */
export const ADVISORY_LOCKS = {
  seedDemo: 7_300_145,
  firstAdmin: 7_300_146,
  migrate: 7_300_147,
  changeAccounts: 7_300_148,
  changeCompanies: 7_300_151,
} as const;
