import sheets from 'sheets:./sign-out-page.tsx';
import { adoptSheets } from '../../../shared/element/sheets.ts';

adoptSheets(document, sheets);

export { SignOutPage } from './sign-out-page.tsx';
