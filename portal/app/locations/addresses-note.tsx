import { useText } from '../../../shared/i18n/use-text.ts';
import { texts } from '../../lists/texts/index.ts';
import { PortalLink } from '../layout/portal-link.tsx';
import { useListViewer } from '../modules/page/use-list-viewer.ts';
import * as s from './addresses-note.css.ts';

/** Below the addresses: where that of a company itself is changed (MOD-13). */
export function AddressesNote() {
  const text = useText(texts);
  const { role } = useListViewer();
  return (
    <p className={s.note}>
      {text('list.addresses.note')}{' '}
      {role === 'admin' ? (
        <PortalLink href="/admin/companies">{text('menu.companies')}</PortalLink>
      ) : (
        <PortalLink href="/user-profile/account-information">{text('menu.profile.company')}</PortalLink>
      )}
    </p>
  );
}
