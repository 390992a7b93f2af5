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
import type { ListViews } from '../views/use-views.ts';
import { ViewsButton } from '../views/views-button.tsx';
import * as s from './list-toolbar.css.ts';

interface ListToolsProps {
  definition: ModuleDefinition;
  query: ListQuery;
  columns: ListColumns;
  /** None for visitors, who couldn't find them again. */
  views: ListViews | undefined;
  settings: ListSettingsState;
  exported: ListExport;
  /** How many records the list has, where that is known. */
  count: number | undefined;
}

/** What can be done with the list as a whole: its saved views, its columns and its export. */
export function ListTools(props: ListToolsProps) {
  const { definition, query, columns, views, settings, exported, count } = props;
  const text = useText(texts);
  const { locale } = useFormats();
  return (
    <div className={s.tools}>
      {views && <ViewsButton {...views} error={settings.error} onRetry={settings.retry} />}
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
    </div>
  );
}
