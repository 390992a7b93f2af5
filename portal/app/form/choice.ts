/** A record that was chosen, by its name. */
export interface Choice {
  id: number;
  label: string;
}

/** A company that a record names. */
export const companyChoice = (
  company: { id: number; companyName?: string | null | undefined } | null | undefined,
): Choice | null => (company ? { id: company.id, label: company.companyName || String(company.id) } : null);
