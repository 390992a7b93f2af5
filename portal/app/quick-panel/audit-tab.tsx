import { useSetAtom } from 'jotai';
import { useId, useMemo } from 'react';
import { AuditLogAnswer } from '../../../shared/contract/audit.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { useList } from '../../../shared/list/use-list.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import { frame } from '../../../shared/ui/field/control.css.ts';
import { client } from '../client/client.ts';
import { CloseOnLink } from '../layout/close-on-link.tsx';
import { PortalLink } from '../layout/portal-link.tsx';
import { quickPanelAtom } from '../panels/open-panels.ts';
import * as s from './entries.css.ts';
import { Entries } from './entries.tsx';
import { Entry } from './entry.tsx';
import { entrySource } from './entry-source.ts';
import * as settings from './settings-tab.css.ts';
import { texts } from './texts/index.ts';

interface AuditTabProps {
  mine: boolean;
  onMine(mine: boolean): void;
}

/** The audit log of the own company's records, or only the person's own entries (D-96, D-97). */
export function AuditTab({ mine, onMine }: AuditTabProps) {
  const text = useText(texts);
  const id = useId();
  const source = useMemo(
    () =>
      entrySource((before, signal) =>
        client.action('listAuditLog', { mine, before }, AuditLogAnswer, { signal }),
      ),
    [mine],
  );
  const list = useList(source);
  const closePanel = useSetAtom(quickPanelAtom);
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
        <Button size="sm" busy={list.phase.step === 'refreshing'} onClick={list.reload}>
          {text('panel.list.refresh')}
        </Button>
      </div>
      <CloseOnLink onClose={() => closePanel(null)}>
        <PortalLink href="/audit-log">{text('panel.audit.whole')}</PortalLink>
      </CloseOnLink>
      <Entries list={list} empty={text(mine ? 'panel.audit.emptyMine' : 'panel.audit.empty')}>
        {(entries) => entries.map((entry) => <Entry key={entry.id} entry={entry} />)}
      </Entries>
    </>
  );
}
