import { useFormats } from '../../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../../shared/i18n/use-text.ts';
import type { DocumentType } from '../../../../../shared/trade/document-types.ts';
import type { DocumentVisibility } from '../../../../../shared/trade/document-visibility.ts';
import { Button } from '../../../../../shared/ui/button/button.tsx';
import { IconButton } from '../../../../../shared/ui/button/icon-button.tsx';
import { frame } from '../../../../../shared/ui/field/control.css.ts';
import { CloseIcon, ErrorIcon } from '../../../../../shared/ui/icons/icons.tsx';
import { type Options, typeOptions, visibilityOptions } from '../description-options.ts';
import * as s from '../documents.css.ts';
import { fileSize } from '../file-size.ts';
import { texts } from '../texts/index.ts';
import { isUnderWay, type Upload } from './upload-list.ts';
import type { Uploads } from './uploads.ts';

export interface UploadItemProps extends Pick<Uploads, 'describe' | 'send' | 'cancel' | 'discard'> {
  upload: Upload;
  visibilities: readonly DocumentVisibility[];
}

/** A chosen file: what it is to be and for whom, how much of it has gone, and what is wrong with it. */
export function UploadItem({ upload, visibilities, describe, send, cancel, discard }: UploadItemProps) {
  const text = useText(texts);
  const formats = useFormats();
  const { id, file, type, visibility, state } = upload;
  const { name } = file;
  const why = 'why' in state ? state.why : undefined;
  const isBusy = isUnderWay(upload);
  return (
    <li className={s.upload}>
      <div className={s.uploadHead}>
        <span className={s.plainName}>{name}</span>
        <span className={s.quiet}>{fileSize(formats, file.size)}</span>
        {state.is === 'waiting' && <span className={s.quiet}>{text('documents.waiting')}</span>}
        <span className={s.uploadActions}>
          {state.is === 'failed' && (
            <Button size="sm" aria-label={text('documents.retryOne', { name })} onClick={() => send(id)}>
              {text('common.tryAgain')}
            </Button>
          )}
          {(state.is === 'sending' || state.is === 'waiting') && (
            <Button size="sm" aria-label={text('documents.cancelOne', { name })} onClick={() => cancel(id)}>
              {text('admin.cancel')}
            </Button>
          )}
          {!isBusy && (
            <IconButton label={text('documents.discard', { name })} onClick={() => discard(id)}>
              <CloseIcon />
            </IconButton>
          )}
        </span>
      </div>
      {state.is === 'sending' && (
        <progress
          className={s.progress}
          aria-label={text('documents.sending', { name })}
          value={state.sentBytes}
          max={file.size}
        />
      )}
      <div aria-live="polite">
        {why && (
          <p className={s.error}>
            <ErrorIcon />
            {text(why)}
          </p>
        )}
      </div>
      {state.is !== 'refused' && (
        <div className={s.choices}>
          <Choice<DocumentType>
            label={text('documents.typeOf', { name })}
            value={type}
            options={typeOptions(text)}
            isReadOnly={isBusy}
            onChange={(chosen) => describe(id, { type: chosen })}
          />
          <Choice<DocumentVisibility>
            label={text('documents.visibilityOf', { name })}
            value={visibility}
            options={visibilityOptions(text, visibilities)}
            isReadOnly={isBusy}
            onChange={(chosen) => describe(id, { visibility: chosen })}
          />
        </div>
      )}
    </li>
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  value: T;
  options: Options<T>;
  isReadOnly: boolean;
  onChange(value: T): void;
}

/** A native select whose label is read, not shown: the file's name stands above it. */
function Choice<T extends string>({ label, value, options, isReadOnly, onChange }: ChoiceProps<T>) {
  return (
    <select
      aria-label={label}
      className={`${frame} ${s.select}`}
      value={value}
      // Not `disabled`: a disabled control drops the focus to the top of the page.
      aria-disabled={isReadOnly || undefined}
      onChange={({ currentTarget }) => isReadOnly || onChange(currentTarget.value as T)}
    >
      {options.map(([one, words]) => (
        <option key={one} value={one}>
          {words}
        </option>
      ))}
    </select>
  );
}
