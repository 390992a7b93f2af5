import { useText } from '../../../shared/i18n/use-text.ts';
import { useDelayed } from '../../../shared/ui/hooks/use-delayed.ts';
import { Spinner } from '../../../shared/ui/spinner/spinner.tsx';
import * as styles from './page-loading.css.ts';

/** Shorter waits show nothing, because a flash would disturb (PO-22). */
const DELAY = 200;

/** Fallback of a page whose code is loading; the shell around it stays usable. */
export function PageLoading() {
  const text = useText();
  const shown = useDelayed(true, DELAY);
  return (
    <div role="status" className={styles.place}>
      {shown && (
        <>
          <Spinner size={20} />
          {text('common.loading')}
        </>
      )}
    </div>
  );
}
