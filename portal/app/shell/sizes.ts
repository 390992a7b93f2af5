/** Lengths that several parts of the shell share. */
export const HEADER = '52px';
/** {@link HEADER} for the pages within the shell; without the shell it is not set. */
export const HEADER_VAR = '--portal-header';
export const ASIDE = '236px';
export const RAIL = '56px';

/** SHELL-39, I18N-13: the first is the desktop, the second everything below it. */
export const DESKTOP = '(min-width: 992px)';
export const BELOW_DESKTOP = '(max-width: 991.98px)';
export const NARROW = '(max-width: 767.98px)';
/** I18N-12, D-69 */
export const PHONE = '(max-width: 575.98px)';

/** z-index of the layers. Modal panels are in the browser's top layer. */
export const LAYER = { aside: 10, header: 20, toTop: 15, skip: 30 };
