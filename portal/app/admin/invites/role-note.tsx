import { useText } from '../../../../shared/i18n/use-text.ts';
import { WarningIcon } from '../../../../shared/ui/icons/icons.tsx';
import * as s from '../admin.css.ts';
import type { CompanyOption } from '../api.ts';
import { texts } from '../texts/index.ts';

interface RoleNoteProps {
  role: string;
  company: CompanyOption | null;
}

/** Warns that an admin can act for every company (ENT-01), before a person of a customer's company becomes one. */
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
