import type { PersonRole } from '../../../shared/contract/account.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import * as s from './admin.css.ts';
import { roleDuty, roleName } from './names.ts';
import { texts } from './texts/index.ts';

interface RoleGuideProps {
  /** Those that can be chosen. */
  roles: readonly PersonRole[];
}

/** What the roles may do, where one of them is chosen. */
export function RoleGuide({ roles }: RoleGuideProps) {
  const text = useText(texts);
  return (
    <div className={s.guide}>
      <dl className={s.duties}>
        {roles.map((role) => (
          <div key={role}>
            <dt className={s.duty}>{roleName(text, role)}</dt>{' '}
            <dd className={s.duty}>{roleDuty(text, role)}</dd>
          </div>
        ))}
      </dl>
      {!roles.includes('Admin') && <p>{text('admin.roles.adminElsewhere')}</p>}
      {!roles.includes('Agent') && <p>{text('admin.roles.agentElsewhere')}</p>}
    </div>
  );
}
