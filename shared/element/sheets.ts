/** Adds the sheets that the root or page doesn't have yet: the first ones, or those of a part loaded later. */
export function adoptSheets(target: DocumentOrShadowRoot, sheets: readonly CSSStyleSheet[]): void {
  const present = new Set(target.adoptedStyleSheets);
  const missing = sheets.filter((sheet) => !present.has(sheet));
  if (missing.length > 0) target.adoptedStyleSheets = [...target.adoptedStyleSheets, ...missing];
}
