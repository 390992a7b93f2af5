import { useFormats } from '../../../shared/i18n/use-formats.ts';
import { serverNow } from '../../../shared/trade/provider-day.ts';
import { useProfile } from '../session/profile/use-profile.ts';
import * as s from './paper-line.css.ts';

/** On paper alone, above the title of a page: whose page it is, and of which day. */
export function PaperLine() {
  const formats = useFormats();
  const company = useProfile()?.entity?.companyName;
  return (
    <p className={s.line}>
      <span>{company}</span>
      <span>{formats.date(new Date(serverNow()).toISOString())}</span>
    </p>
  );
}
