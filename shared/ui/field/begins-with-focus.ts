/**
 * As `ref` of the field of a dialog that has the focus from the moment the dialog opens: the browser gives it to the field with
 * this attribute, and not to the first control, so that no key is lost in between. React's `autoFocus` writes no attribute.
 */
export const beginsWithFocus = (field: HTMLElement | null): void => field?.setAttribute('autofocus', '');
