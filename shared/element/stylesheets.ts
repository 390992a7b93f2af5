/** Adds the stylesheets that the root or page doesn't have yet: the first ones, or those of a part loaded later. */
export function adoptStylesheets(target: DocumentOrShadowRoot, stylesheets: readonly CSSStyleSheet[]): void {
  const present = new Set(target.adoptedStyleSheets);
  const missing = stylesheets.filter((sheet) => !present.has(sheet));
  if (missing.length > 0) target.adoptedStyleSheets = [...target.adoptedStyleSheets, ...missing];
}
