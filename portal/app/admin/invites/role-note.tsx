import { useText } from '../../../../shared/i18n/use-text.ts';
import { WarningIcon } from '../../../../shared/ui/icons/icons.tsx';
import * as s from '../admin.css.ts';
import type { CompanyOption } from '../api.ts';
import { texts } from '../texts/index.ts';

interface RoleNoteProps {
  role: string;
  company: CompanyOption | null;
}

/** An admin can act for every company (ENT-01): said before one of a customer's company is made one. */
export function RoleNote({ role, company }: RoleNoteProps) {
  const text = useText(texts);
  const isTold = role === 'Admin' && company !== null && !company.isProvider;
  return (
    <div aria-live="polite" className={s.live}>
      {isTold && (
        <p className={s.caution}>
          <span className={s.cautionIcon}>
            <WarningIcon />
          </span>
          {text('admin.role.everywhere', { company: company.label })}
        </p>
      )}
    </div>
  );
}
