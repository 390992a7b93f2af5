import { useMemo } from 'react';
import type { Client } from '../../../../shared/client/client.ts';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Drawer } from '../../../../shared/ui/drawer/drawer.tsx';
import { SpinnerOverlay } from '../../../../shared/ui/spinner/spinner-overlay.tsx';
import { cellText } from '../../../lists/cell/cell-text.ts';
import type { ModuleDefinition, Row, Viewer } from '../../../lists/definition.ts';
import { sourceOf } from '../../../lists/request/request.ts';
import { texts } from '../../../lists/texts/index.ts';
import { ListError } from '../list/list-error.tsx';
import { MissingRecord } from './missing-record.tsx';
import { RecordDetail } from './record-detail.tsx';
import { useRecord } from './use-record.ts';

interface RecordDrawerProps {
  client: Client;
  definition: ModuleDefinition;
  id: number;
  /** The row of the list, which is shown while the whole record is loading. */
  listed: Row | undefined;
  viewer: Viewer;
  onClose(): void;
}

/** The detail of a record beside its list. */
export function RecordDrawer({ client, definition, id, listed, viewer, onClose }: RecordDrawerProps) {
  const text = useText(texts);
  const formats = useFormats();
  const source = useMemo(() => sourceOf(definition), [definition]);
  const { record, reload } = useRecord(client, source, id);
  const row = record.name === 'found' ? record.row : listed;
  const [first] = definition.columns;
  const name = row && (definition.name?.(row) ?? (first && cellText(first, row, { text, formats })));
  return (
    <Drawer open side="right" title={name || text('list.record', { id: String(id) })} onClose={onClose}>
      <SpinnerOverlay busy={record.name === 'loading'} label={text('common.loading')}>
        {record.name === 'failed' && (
          <ListError definition={definition} error={record.cause} onRetry={reload} />
        )}
        {record.name === 'missing' ? (
          <MissingRecord />
        ) : (
          row && (
            <RecordDetail definition={definition} row={row} whole={record.name === 'found'} viewer={viewer} />
          )
        )}
      </SpinnerOverlay>
    </Drawer>
  );
}
