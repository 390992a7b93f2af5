/** Deliberately loose: it only catches typing errors. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;
const PHONE = /^\+?[\d\s()./-]+(?:(?:x|ext\.?)\s*\d{1,6})?$/i;
/** With fewer digits a number is none that can be called from elsewhere. */
const LEAST_DIGITS = 5;

/** Whether it can be an email; empty is right, too. */
export const isEmail = (text: string): boolean => text.trim() === '' || EMAIL.test(text.trim());

/** Whether it can be a telephone number, also with an extension; empty is right, too. */
export function isPhoneNumber(text: string): boolean {
  const number = text.trim();
  return number === '' || (PHONE.test(number) && number.replace(/\D/g, '').length >= LEAST_DIGITS);
}
