import { useEffect, useRef, useState } from 'react';
import { isAborted } from '../../../../shared/client/client-error.ts';
import { saveTable } from '../../../../shared/export/save-table.ts';
import type { ExportTable } from '../../../../shared/export/table.ts';
import { useLocale, useText } from '../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import * as s from './imports.css.ts';
import { type TextId, texts } from './texts/index.ts';

const ENDINGS = ['csv', 'xlsx'] as const;
type Ending = (typeof ENDINGS)[number];

interface DownloadButtonsProps {
  /** Text of a button, with the `ending` of its file. */
  label: TextId;
  table(signal: AbortSignal): ExportTable | Promise<ExportTable>;
}

/** Two buttons that download a table, as CSV and as a workbook. */
export function DownloadButtons({ label, table }: DownloadButtonsProps) {
  const text = useText(texts);
  const locale = useLocale();
  const [running, setRunning] = useState<Ending>();
  const [failed, setFailed] = useState<Ending>();
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  const save = async (ending: Ending) => {
    if (running) return;
    controller.current = new AbortController();
    setFailed(undefined);
    setRunning(ending);
    try {
      await saveTable(await table(controller.current.signal), ending, locale);
    } catch (error) {
      if (isAborted(error)) return;
      console.warn('[portal] The file could not be made:', error);
      setFailed(ending);
    }
    setRunning(undefined);
  };
  return (
    <>
      {ENDINGS.map((ending) => (
        <Button key={ending} busy={running === ending} onClick={() => save(ending)}>
          {text(label, { ending: ending.toUpperCase() })}
        </Button>
      ))}
      {failed && (
        <div className={s.wholeLine}>
          <Banner kind="error" onRetry={() => save(failed)}>
            {text('imports.download.failed')}
          </Banner>
        </div>
      )}
    </>
  );
}
