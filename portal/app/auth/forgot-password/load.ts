import sheets from 'sheets:./forgot-password-page.tsx';
import { adoptSheets } from '../../../../shared/element/sheets.ts';

adoptSheets(document, sheets);

export { ForgotPasswordPage } from './forgot-password-page.tsx';
