/** The address of the page within its origin. */
export const here = (): string => location.pathname + location.search + location.hash;
