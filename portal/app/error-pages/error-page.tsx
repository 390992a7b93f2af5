import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import { useText } from '../../../shared/i18n/use-text.ts';
import { ownValue } from '../../../shared/own-value.ts';
import { PageTitle } from '../layout/page-title.tsx';
import { Refusal } from '../refusal/refusal.tsx';
import type { PageProps } from '../routes/lazy-page.tsx';
import { PATHS } from '../routes/paths.ts';
import { DrawingV1, DrawingV2, DrawingV3, DrawingV4, DrawingV5, DrawingV6 } from './drawings.tsx';
import * as styles from './error-page.css.ts';
import { type TextId, texts } from './texts/index.ts';

interface ErrorVariant {
  /** The status that the page is named after. */
  status: string;
  text: TextId;
  more: TextId;
  drawing: ReactNode;
}

/** ERRP-01 to ERRP-03; the specification has no texts for the second to the sixth (D-117). */
const ERROR_VARIANTS: Readonly<Record<string, ErrorVariant>> = {
  'error-v1': { status: '404', text: 'error-page.v1', more: 'error-page.v1.more', drawing: <DrawingV1 /> },
  'error-v2': { status: '404', text: 'error-page.v2', more: 'error-page.v2.more', drawing: <DrawingV2 /> },
  'error-v3': { status: '503', text: 'error-page.v3', more: 'error-page.v3.more', drawing: <DrawingV3 /> },
  'error-v4': { status: '404', text: 'error-page.v4', more: 'error-page.v4.more', drawing: <DrawingV4 /> },
  'error-v5': { status: '500', text: 'error-page.v5', more: 'error-page.v5.more', drawing: <DrawingV5 /> },
  'error-v6': { status: '503', text: 'error-page.v6', more: 'error-page.v6.more', drawing: <DrawingV6 /> },
};

/** `/error/error-v1` to `/error/error-v6`; any other version redirects to the first (D-93). */
export function ErrorPage({ params }: PageProps) {
  const text = useText(texts);
  const known = ownValue(ERROR_VARIANTS, params.version ?? '');
  if (!known) return <Redirect to={PATHS.error} replace />;
  const { status, text: heading, more, drawing } = known;
  return (
    <>
      <PageTitle of={text('error-page.title')} />
      <Refusal
        of="page"
        title={text(heading)}
        picture={
          <>
            {drawing}
            <p className={styles.status}>{status}</p>
          </>
        }
      >
        {text(more)}
      </Refusal>
    </>
  );
}
