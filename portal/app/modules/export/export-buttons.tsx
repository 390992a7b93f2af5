import { useEffect, useRef, useState } from 'react';
import type { Client } from '../../../../shared/client/client.ts';
import { isAborted } from '../../../../shared/client/client-error.ts';
import { saveTable } from '../../../../shared/export/save-table.ts';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import type { ListQuery } from '../../../../shared/list/list-query.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import type { ModuleDefinition } from '../definition.ts';
import * as s from '../list/module-list.css.ts';
import { texts } from '../texts/index.ts';
import { exportTable, loadAll, MOST_ROWS } from './export-list.ts';

type Kind = 'csv' | 'xlsx';
type Phase = { name: 'idle' | 'cut' } | { name: 'running' | 'failed'; kind: Kind };

interface ExportButtonsProps {
  client: Client;
  definition: ModuleDefinition;
  query: ListQuery;
}

/** Exports all rows of the list, also those that aren't loaded yet (MOD-17, MOD-18). */
export function ExportButtons({ client, definition, query }: ExportButtonsProps) {
  const text = useText(texts);
  const formats = useFormats();
  const [phase, setPhase] = useState<Phase>({ name: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const save = async (kind: Kind) => {
    running.current = new AbortController();
    const language = { text, formats };
    setPhase({ name: 'running', kind });
    try {
      const { rows, isCut } = await loadAll(client, definition, {
        query,
        language,
        signal: running.current.signal,
      });
      await saveTable(exportTable(definition, rows, language), kind);
      setPhase({ name: isCut ? 'cut' : 'idle' });
    } catch (error) {
      if (isAborted(error)) return;
      console.warn('[portal] The list could not be exported:', error);
      setPhase({ name: 'failed', kind });
    }
  };
  const isRunning = (kind: Kind) => phase.name === 'running' && phase.kind === kind;
  return (
    <>
      <Button busy={isRunning('csv')} onClick={() => save('csv')}>
        {text('list.exportCsv')}
      </Button>
      <Button busy={isRunning('xlsx')} onClick={() => save('xlsx')}>
        {text('list.exportXlsx')}
      </Button>
      {(phase.name === 'failed' || phase.name === 'cut') && (
        <div className={s.exportNotice}>
          {phase.name === 'failed' ? (
            <Banner kind="error" onRetry={() => save(phase.kind)}>
              {text('list.exportFailed')}
            </Banner>
          ) : (
            <Banner kind="warning" onDismiss={() => setPhase({ name: 'idle' })}>
              {text('list.exportCut', { count: MOST_ROWS })}
            </Banner>
          )}
        </div>
      )}
    </>
  );
}
