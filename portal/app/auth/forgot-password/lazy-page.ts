import stylesheets from 'stylesheets:./forgot-password-page.tsx';
import { adoptStylesheets } from '../../../../shared/element/stylesheets.ts';

adoptStylesheets(document, stylesheets);

export { ForgotPasswordPage } from './forgot-password-page.tsx';
