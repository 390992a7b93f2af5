import { useText } from '../../../../../shared/i18n/use-text.ts';
import { Button } from '../../../../../shared/ui/button/button.tsx';
import * as s from '../documents.css.ts';
import { texts } from '../texts/index.ts';
import { UploadItem, type UploadItemProps } from './upload-item.tsx';
import { isSendable, isUnderWay, type Upload } from './upload-list.ts';

interface UploadListProps extends Omit<UploadItemProps, 'upload'> {
  uploads: readonly Upload[];
}

/** The files that were chosen and are no documents yet, and the button that makes them some. */
export function UploadList({ uploads, ...rest }: UploadListProps) {
  const text = useText(texts);
  if (uploads.length === 0) return null;
  const sendable = uploads.filter(isSendable);
  return (
    <div className={s.uploads}>
      <ul className={s.list} aria-label={text('documents.input')}>
        {uploads.map((upload) => (
          <UploadItem key={upload.id} upload={upload} {...rest} />
        ))}
      </ul>
      {(sendable.length > 0 || uploads.some(isUnderWay)) && (
        <div>
          <Button variant="primary" busy={sendable.length === 0} onClick={() => rest.send()}>
            {text('documents.add', { count: sendable.length || uploads.filter(isUnderWay).length })}
          </Button>
        </div>
      )}
    </div>
  );
}
