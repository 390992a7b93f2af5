import { useText } from '../../../shared/i18n/use-text.ts';
import { KeyList } from '../../../shared/ui/key-list/key-list.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { PORTAL_KEYS, TABLE_KEYS } from './shortcut-groups.ts';
import * as s from './shortcuts.css.ts';
import { texts } from './texts/index.ts';
import { useSubtitle } from './use-subtitle.ts';

/** `/keyboard-shortcuts`: all keys of the portal and of its tools, to read or print. */
export function ShortcutsPage() {
  const text = useText(texts);
  const title = text('shortcuts.title');
  return (
    <>
      <PageTitle of={title} />
      <PageHeader title={title} subtitle={useSubtitle()} />
      <div className={s.columns}>
        <div className={s.card}>
          <KeyList groups={PORTAL_KEYS} level={2} />
        </div>
        <section className={s.card}>
          <h2 className={s.cardTitle}>{text('shortcuts.grid')}</h2>
          <KeyList groups={TABLE_KEYS} level={3} />
        </section>
      </div>
    </>
  );
}
