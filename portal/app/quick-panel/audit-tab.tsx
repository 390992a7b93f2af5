import { useId } from 'react';
import { AuditLogAnswer } from '../../../shared/contract/audit.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import { frame } from '../../../shared/ui/field/control.css.ts';
import { client } from '../client.ts';
import * as s from './entries.css.ts';
import { Entries } from './entries.tsx';
import { Entry } from './entry.tsx';
import * as settings from './settings-tab.css.ts';
import { texts } from './texts/index.ts';
import { usePages } from './use-pages.ts';

interface AuditTabProps {
  mine: boolean;
  onMine(mine: boolean): void;
}

/** Who did what and when to the records of the own company, or only what oneself did (D-96, D-97). */
export function AuditTab({ mine, onMine }: AuditTabProps) {
  const text = useText(texts);
  const id = useId();
  const { pages, refresh, loadMore } = usePages(mine ? 'mine' : 'all', (before, signal) =>
    client.action('listAuditLog', { mine, before }, AuditLogAnswer, { signal }),
  );
  return (
    <>
      <div className={s.tools}>
        <label htmlFor={id}>{text('panel.audit.show')}</label>
        <select
          id={id}
          className={`${frame} ${settings.select}`}
          value={mine ? 'mine' : 'all'}
          onChange={(event) => onMine(event.currentTarget.value === 'mine')}
        >
          <option value="all">{text('panel.audit.all')}</option>
          <option value="mine">{text('panel.audit.mine')}</option>
        </select>
        <Button size="sm" busy={pages.kind === 'shown' && pages.refreshing} onClick={refresh}>
          {text('panel.list.refresh')}
        </Button>
      </div>
      <Entries
        pages={pages}
        empty={text(mine ? 'panel.audit.emptyMine' : 'panel.audit.empty')}
        onRetry={refresh}
        onMore={loadMore}
      >
        {(entry) => <Entry key={entry.id} entry={entry} />}
      </Entries>
    </>
  );
}
