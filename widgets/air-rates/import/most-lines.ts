/** Lines of a sheet of rates that are read. */
export const MOST_LINES = 5000;
