import { useState } from 'react';
import { download } from '../../../../shared/export/download.ts';
import { exportFileName } from '../../../../shared/export/file-name.ts';
import { saveTable } from '../../../../shared/export/save-table.ts';
import { tableXlsx } from '../../../../shared/export/xlsx.ts';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import type { Report } from '../load-report.ts';
import { figureList, figureSheets } from '../report-files.ts';
import { texts } from '../texts/index.ts';
import * as s from './parts.css.ts';

/** The figures as a file: a list, or a workbook with a sheet for months, lanes and carriers each. */
export function ExportFigures({ title, report }: { title: string; report: Report }) {
  const text = useText(texts);
  const formats = useFormats();
  const [hasFailed, setFailed] = useState(false);
  const name = `${title} ${report.query.from} ${report.query.to}`;
  const language = { text, formats };

  const saveList = () => saveTable(figureList(name, report, language), 'csv');
  const saveSheets = async () => {
    setFailed(false);
    try {
      download(await tableXlsx(figureSheets(report, language)), exportFileName([name], new Date(), 'xlsx'));
    } catch (error) {
      console.warn('[portal] The figures could not be exported:', error);
      setFailed(true);
    }
  };
  return (
    <div className={s.exports}>
      <Button onClick={saveList}>{text('reports.exportCsv')}</Button>
      <Button onClick={saveSheets}>{text('reports.exportXlsx')}</Button>
      {hasFailed && (
        <Banner kind="error" onRetry={saveSheets}>
          {text('reports.exportFailed')}
        </Banner>
      )}
    </div>
  );
}
