import type { ExportFormat } from '../../../../shared/contract/exports.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import type { ModuleDefinition } from '../../../lists/definition.ts';
import { texts } from '../../../lists/texts/index.ts';
import { ColumnsButton } from '../columns/columns-button.tsx';
import type { ListColumns } from '../columns/use-columns.ts';
import { ExportMenu } from '../export/export-menu.tsx';
import type { ListSettingsState } from '../settings/use-list-settings.ts';
import type { ListViews } from '../views/use-views.ts';
import { ViewsButton } from '../views/views-button.tsx';
import * as s from './list-toolbar.css.ts';

interface ListToolsProps {
  definition: ModuleDefinition;
  columns: ListColumns;
  /** None for visitors, who couldn't find them again. */
  views: ListViews | undefined;
  settings: Pick<ListSettingsState, 'error' | 'retry'>;
  /** How many records the list has, where that is known. */
  count: number | undefined;
  isExporting: boolean;
  onExport(format: ExportFormat): void;
}

/** What can be done with the list as a whole: its saved views, its columns and its export. */
export function ListTools(props: ListToolsProps) {
  const { definition, columns, views, settings, count, isExporting, onExport } = props;
  const text = useText(texts);
  const { error, retry } = settings;
  return (
    <div className={s.tools}>
      {views && <ViewsButton {...views} error={error} onRetry={retry} />}
      <ColumnsButton {...columns} definition={definition} error={error} onRetry={retry} />
      <ExportMenu label={text('list.export')} count={count} busy={isExporting} onFormat={onExport} />
    </div>
  );
}
