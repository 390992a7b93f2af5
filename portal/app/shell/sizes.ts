/** Lengths that several parts of the shell share. */
export const HEADER = '52px';
/** Where an admin acts for another company, above the header's bar. */
export const STRIP = '44px';
/** Height of all that stays at the top of the window; `shell.css.ts` says how much it is, nothing without the shell. */
export const TOP = 'var(--shell-top, 0px)';
export const ASIDE = '236px';
export const RAIL = '56px';

/** SHELL-39, I18N-13: the first is the desktop, the second everything below it. */
export const DESKTOP = '(min-width: 992px)';
export const BELOW_DESKTOP = '(max-width: 991.98px)';
/** A desktop with less room than a wide list and the aside need. */
export const SMALL_DESKTOP = '(max-width: 1199.98px)';
export const NARROW = '(max-width: 767.98px)';
/** I18N-12, D-69 */
export const PHONE = '(max-width: 575.98px)';

/** z-index of the layers. Modal panels are in the browser's top layer. */
export const LAYER = { aside: 10, header: 20, toTop: 15, skip: 30 };
