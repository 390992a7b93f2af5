import { useText } from '../../../shared/i18n/use-text.ts';
import { texts as chargesTexts } from '../../../widgets/charges/texts/index.ts';
import { PageTitle } from '../layout/page-title.tsx';
import { useListViewer } from '../modules/page/use-list-viewer.ts';
import { Refusal } from '../refusal/refusal.tsx';
import { useAddress } from '../routes/use-address.ts';
import { usePath } from '../routes/use-path.ts';
import { usePresence } from '../session/presence.ts';
import { texts } from './texts/index.ts';

/**
 * CHG-05: the tool is not drawn; the page says why, because an empty one would look broken. Those who may enter charges
 * are led to the address with their role.
 */
export function NoRolePage() {
  const text = useText(texts);
  const isVisitor = usePresence() === 'visitor';
  const { role } = useListViewer();
  const path = usePath();
  const { query } = useAddress();
  if (role) query.set('role', role);
  return (
    <>
      <PageTitle of={text(chargesTexts('charges.title'))} />
      <Refusal
        of="screen"
        title={text(chargesTexts('charges.title'))}
        isBranded={isVisitor}
        {...(role && { action: { href: `${path}?${query}`, name: text('chargesPage.open') } })}
      >
        {text(role ? 'chargesPage.roleMissing' : 'portal.charges.noRole')}
      </Refusal>
    </>
  );
}
