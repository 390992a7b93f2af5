import { useText } from '../../../../shared/i18n/use-text.ts';
import { isAdmin } from '../../session/profile/roles.ts';
import { StaffOnly } from '../staff-only.tsx';
import { texts } from '../texts/index.ts';
import { CompanyList } from './company-list.tsx';

/** `/admin/companies`: admins of the provider make and change importers, agents and suppliers (D-101). */
export function CompaniesPage() {
  const text = useText(texts);
  return (
    <StaffOnly title={text('menu.companies')} may={isAdmin}>
      <CompanyList />
    </StaffOnly>
  );
}
