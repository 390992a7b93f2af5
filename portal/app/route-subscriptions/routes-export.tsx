import { useMemo } from 'react';
import { useFormats } from '../../../shared/i18n/use-formats.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { initialQuery, NEWEST } from '../../../shared/list/list-query.ts';
import { routeSubscriptions } from '../../lists/definitions/route-subscriptions.ts';
import { texts } from '../../lists/texts/index.ts';
import { usePageClient } from '../client/use-page-client.ts';
import { exportInput } from '../modules/export/export-input.ts';
import { ExportMenu } from '../modules/export/export-menu.tsx';
import { ExportStatus } from '../modules/export/export-status.tsx';
import { useExport } from '../modules/export/use-export.ts';
import * as s from './routes-export.css.ts';

interface RoutesExportProps {
  /** Id of the company. */
  entity: string;
  /** Of a visitor's link. */
  token: string | null;
}

/** All routes of a company as a file, in the order in which they were added last. */
export function RoutesExport({ entity, token }: RoutesExportProps) {
  const text = useText(texts);
  const { locale } = useFormats();
  const exported = useExport(usePageClient(token));
  const list = useMemo(() => ({ ...routeSubscriptions, given: { entity } }), [entity]);
  return (
    <div className={s.place}>
      <ExportMenu
        label={text('list.export.routes')}
        count={undefined}
        busy={exported.phase.step === 'running'}
        onFormat={(format) =>
          exported.start({
            input: exportInput(list, {
              query: initialQuery(NEWEST),
              columns: list.columns,
              format,
              locale,
            }),
            title: text(list.title),
            count: undefined,
          })
        }
      />
      <ExportStatus {...exported} />
    </div>
  );
}
