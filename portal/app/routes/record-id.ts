/** Largest integer of PostgreSQL. */
const LARGEST_ID = 2_147_483_647;

/** A record's id in an address; undefined for none, or where the text is no id. */
export function idIn(text: string | null): number | undefined {
  const id = /^\d{1,10}$/.test(text ?? '') ? Number(text) : 0;
  return id > 0 && id <= LARGEST_ID ? id : undefined;
}

/** The ids of records in an address, `17,18`, each once; what is no id is left out. */
export const idsIn = (text: string | null): number[] => [
  ...new Set((text ?? '').split(',').flatMap((part) => idIn(part) ?? [])),
];
