/** How many containers of each type, stored as `2 x 20GP, 1 x 40HC`, as people read it: `2 × 20GP, 1 × 40HC`. */
export const countsText = (stored: string): string => stored.replaceAll(' x ', ' × ');
