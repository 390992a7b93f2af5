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
import { Neighbours } from './neighbours.tsx';
import { RecordDetail } from './record-detail.tsx';
import { useRecord } from './use-record.ts';

interface RecordDrawerProps {
  client: Client;
  definition: ModuleDefinition;
  id: number;
  /** Of the list. The record's own is shown while the whole record is loading. */
  rows: readonly Row[];
  total: number | undefined;
  viewer: Viewer;
  hrefOf(id: number): string;
  /** Shows another record in its place. */
  onGo(id: number): void;
  onClose(): void;
}

/** The detail of a record beside its list. */
export function RecordDrawer(props: RecordDrawerProps) {
  const { client, definition, id, rows, total, viewer, hrefOf, onGo, onClose } = props;
  const text = useText(texts);
  const formats = useFormats();
  const source = useMemo(() => sourceOf(definition), [definition]);
  const { record, reload } = useRecord(client, source, id);
  const isLoaded = record.name === 'found' && record.row.id === id;
  const row = isLoaded ? record.row : rows.find((one) => one.id === id);
  const list = useMemo(() => ({ ids: rows.map((one) => one.id), total }), [rows, total]);
  const [first] = definition.columns;
  const name = row && (definition.name?.(row) ?? (first && cellText(first, row, { text, formats })));
  return (
    <Drawer
      open
      side="right"
      title={name || text('list.record', { id: String(id) })}
      onClose={onClose}
      actions={rows.length > 1 && <Neighbours list={list} id={id} hrefOf={hrefOf} onGo={onGo} />}
    >
      <SpinnerOverlay busy={record.name === 'loading'} label={text('common.loading')}>
        {record.name === 'failed' && (
          <ListError definition={definition} error={record.cause} onRetry={reload} />
        )}
        {record.name === 'missing' ? (
          <MissingRecord />
        ) : (
          row && <RecordDetail definition={definition} row={row} whole={isLoaded} viewer={viewer} />
        )}
      </SpinnerOverlay>
    </Drawer>
  );
}
