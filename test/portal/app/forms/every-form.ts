import { ACCOUNT_FORMS } from './accounts.tsx';
import { COMPANY_FORMS } from './companies.tsx';
import { MONEY_FORMS } from './money.tsx';
import { RECORD_FORMS } from './records.tsx';
import { SCHEDULE_FORMS } from './schedules.tsx';

/** Every form of the portal that changes a stored record, by area; `every-form.test.ts` finds those that are missing. */
export const EVERY_FORM = {
  records: RECORD_FORMS,
  money: MONEY_FORMS,
  companies: COMPANY_FORMS,
  accounts: ACCOUNT_FORMS,
  schedules: SCHEDULE_FORMS,
};
