import { useText } from '../../../shared/i18n/use-text.ts';
import { texts as chargesTexts } from '../../../widgets/charges/texts/index.ts';
import * as styles from '../layout/message.css.ts';
import { PageTitle } from '../layout/page-title.tsx';
import { PortalLink } from '../layout/portal-link.tsx';
import { PATHS } from '../routes/paths.ts';
import { texts } from '../texts/index.ts';

/** CHG-05: the tool is not drawn; the page says why, because an empty one would look broken. */
export function NoRolePage() {
  const text = useText(texts);
  return (
    <div className={styles.message}>
      <PageTitle of={text(chargesTexts('charges.title'))} />
      <h1 className={styles.title}>{text(chargesTexts('charges.title'))}</h1>
      <p>{text('portal.charges.noRole')}</p>
      <p>
        <PortalLink href={PATHS.home}>{text('portal.toStart')}</PortalLink>
      </p>
    </div>
  );
}
