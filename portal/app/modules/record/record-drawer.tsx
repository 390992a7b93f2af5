import { useMemo } from 'react';
import type { Client } from '../../../../shared/client/client.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { Drawer } from '../../../../shared/ui/drawer/drawer.tsx';
import { SpinnerOverlay } from '../../../../shared/ui/spinner/spinner-overlay.tsx';
import type { ModuleDefinition, Row, Viewer } from '../../../lists/definition.ts';
import { sourceOf } from '../../../lists/request/request.ts';
import { texts } from '../../../lists/texts/index.ts';
import { ListError } from '../list/list-error.tsx';
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
  const source = useMemo(() => sourceOf(definition), [definition]);
  const { record, reload } = useRecord(client, source, id);
  const row = record.name === 'found' ? record.row : listed;
  const name = row && (definition.name?.(row) ?? definition.columns[0]?.value(row));
  return (
    <Drawer
      open
      side="right"
      title={typeof name === 'string' ? name : text('list.record', { id: String(id) })}
      onClose={onClose}
    >
      <SpinnerOverlay busy={record.name === 'loading'} label={text('common.loading')}>
        {record.name === 'failed' && (
          <ListError definition={definition} error={record.cause} onRetry={reload} />
        )}
        {record.name === 'missing' ? (
          <Banner kind="info">{text('list.record.missing')}</Banner>
        ) : (
          row && (
            <RecordDetail definition={definition} row={row} whole={record.name === 'found'} viewer={viewer} />
          )
        )}
      </SpinnerOverlay>
    </Drawer>
  );
}
