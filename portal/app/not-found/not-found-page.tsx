import { useText } from '../../../shared/i18n/use-text.ts';
import { Layout } from '../layout/layout.tsx';
import * as styles from '../layout/message.css.ts';
import { PageTitle } from '../layout/page-title.tsx';
import { PortalLink } from '../layout/portal-link.tsx';
import { PATHS } from '../paths.ts';

/** Any address without a page, with a way back. */
export function NotFoundPage() {
  const text = useText();
  return (
    <Layout>
      <PageTitle of={text('portal.notFound.title')} />
      <div className={styles.message}>
        <h1 className={styles.title}>{text('portal.notFound.title')}</h1>
        <p>{text('portal.notFound.text')}</p>
        <p>
          <PortalLink href={PATHS.home}>{text('portal.notFound.back')}</PortalLink>
        </p>
      </div>
    </Layout>
  );
}
