import { useAttribute } from '../../shared/element/host.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import * as s from './charges.css.ts';
import { roleOf } from './record.ts';

/** The charge lines of one quote or manifest (CHG-01); any other role than admin and agent sees nothing (CHG-05). */
export function Charges() {
  const text = useText();
  const role = roleOf(useAttribute('userRole', 'string'));
  if (!role) return null;
  return (
    <div className={s.tool}>
      <h2 className={s.heading}>{text('charges.title')}</h2>
    </div>
  );
}
