import stylesheets from 'stylesheets:./sign-out-page.tsx';
import { adoptStylesheets } from '../../../../shared/element/stylesheets.ts';

adoptStylesheets(document, stylesheets);

export { SignOutPage } from './sign-out-page.tsx';
