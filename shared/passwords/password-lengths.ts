/** How long a new password may be, in characters (D-153). */
export const LONGEST_PASSWORD = 128;
/** The shortest new password (D-153); a server may ask for more (D-48). */
export const SHORTEST_PASSWORD = 8;
