import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import type { ListQuery } from '../../../../shared/list/list-query.ts';
import { ColumnsButton } from '../columns/columns-button.tsx';
import type { ListColumns } from '../columns/use-columns.ts';
import type { ModuleDefinition } from '../definition.ts';
import { exportInput } from '../export/export-input.ts';
import { ExportMenu } from '../export/export-menu.tsx';
import type { ListExport } from '../export/use-export.ts';
import type { ListSettingsState } from '../settings/use-list-settings.ts';
import { texts } from '../texts/index.ts';

interface ListToolsProps {
  definition: ModuleDefinition;
  query: ListQuery;
  columns: ListColumns;
  settings: ListSettingsState;
  exported: ListExport;
  /** How many records the list has, where that is known. */
  count: number | undefined;
}

/** What can be done with the list as a whole: its columns and its export. */
export function ListTools({ definition, query, columns, settings, exported, count }: ListToolsProps) {
  const text = useText(texts);
  const { locale } = useFormats();
  return (
    <>
      <ColumnsButton {...columns} definition={definition} error={settings.error} onRetry={settings.retry} />
      <ExportMenu
        label={text('list.export')}
        count={count}
        busy={exported.phase.step === 'running'}
        onFormat={(format) =>
          exported.start({
            input: exportInput(definition, { query, columns: columns.columns, format, locale }),
            title: text(definition.title),
            count,
          })
        }
      />
    </>
  );
}
