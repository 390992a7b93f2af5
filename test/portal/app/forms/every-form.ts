import { COMPANY_FORMS } from './companies.tsx';
import { MONEY_FORMS } from './money.tsx';
import { RECORD_FORMS } from './records.tsx';
import type { StoredForm } from './stored-form.ts';

/** Every form of the portal that changes a stored record; `every-form.test.ts` finds those that are missing. */
export const EVERY_FORM: readonly StoredForm[] = [...RECORD_FORMS, ...MONEY_FORMS, ...COMPANY_FORMS];
