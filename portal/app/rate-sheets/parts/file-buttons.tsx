import { useId, useState } from 'react';
import type { RateSheet } from '../../../../shared/contract/rate-sheets.ts';
import { downloadFrom } from '../../../../shared/export/download.ts';
import type { Text } from '../../../../shared/i18n/define-texts.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { adminFailure } from '../../admin/failure-text.ts';
import { type FileFormat, fileAddress } from '../api.ts';
import * as s from '../rate-sheets.css.ts';
import { texts } from '../texts/index.ts';
import { CompactLabel } from './compact-label.tsx';
import { DownloadIcon } from './row-icons.tsx';

interface FileButtonsProps {
  sheet: Pick<RateSheet, 'id' | 'number' | 'version' | 'state'>;
  size?: 'md' | 'sm';
}

/** The files of a sheet, which there are once it is ready: `Download` is the workbook. */
export function FileButtons({ sheet: { id, number, version, state }, size = 'sm' }: FileButtonsProps) {
  const text = useText(texts);
  const about = useId();
  const [coming, setComing] = useState<FileFormat>();
  const [failure, setFailure] = useState<Text>();
  const isReady = state === 'ready';

  const download = async (format: FileFormat) => {
    setFailure(undefined);
    setComing(format);
    try {
      downloadFrom(await fileAddress(id, format));
    } catch (error) {
      setFailure(adminFailure(error));
    } finally {
      setComing(undefined);
    }
  };
  return (
    <>
      <span id={about} hidden>
        {text('sheets.title', { number: String(number), version: String(version) })}
      </span>
      <Button
        size={size}
        variant={size === 'md' && isReady ? 'primary' : 'secondary'}
        aria-describedby={about}
        disabled={!isReady}
        busy={coming === 'xlsx'}
        title={size === 'sm' ? text('sheets.download') : undefined}
        onClick={() => void download('xlsx')}
      >
        {size === 'md' ? (
          text('sheets.download')
        ) : (
          <CompactLabel icon={<DownloadIcon />}>{text('sheets.download')}</CompactLabel>
        )}
      </Button>
      <Button
        size={size}
        aria-label={text('sheets.pdf.of', { number: String(number) })}
        disabled={!isReady}
        busy={coming === 'pdf'}
        onClick={() => void download('pdf')}
      >
        {text('sheets.pdf')}
      </Button>
      {failure && (
        <span role="alert" className={s.failure}>
          {text(failure)}
        </span>
      )}
    </>
  );
}
