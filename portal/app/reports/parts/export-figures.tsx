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
import { type Comparison, chosenFilters } from '../report-rows.ts';
import { texts } from '../texts/index.ts';

interface ExportFiguresProps {
  title: string;
  report: Report;
  comparisons: readonly Comparison[];
}

/** The figures as a file: a list, or a workbook with a sheet for each comparison. */
export function ExportFigures({ title, report, comparisons }: ExportFiguresProps) {
  const text = useText(texts);
  const formats = useFormats();
  const [hasFailed, setFailed] = useState(false);
  const language = { text, formats };
  const name = [
    `${title} ${report.query.from} ${report.query.to}`,
    ...chosenFilters(report, language).map((filter) => filter.name),
  ].join('_');

  const saveList = () => saveTable(figureList(name, report, comparisons, language), 'csv', formats.locale);
  const saveSheets = async () => {
    setFailed(false);
    try {
      download(
        await tableXlsx(figureSheets(report, comparisons, language)),
        exportFileName([name], new Date(), 'xlsx'),
      );
    } catch (error) {
      console.warn('[portal] The figures could not be exported:', error);
      setFailed(true);
    }
  };
  return (
    <>
      <Button onClick={saveList}>{text('reports.exportCsv')}</Button>
      <Button onClick={saveSheets}>{text('reports.exportXlsx')}</Button>
      {hasFailed && (
        <Banner kind="error" onRetry={saveSheets}>
          {text('reports.exportFailed')}
        </Banner>
      )}
    </>
  );
}
