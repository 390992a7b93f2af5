import { useRef, useState } from 'react';
import { ClientError, isAborted } from '../../../../../shared/client/client-error.ts';
import { type Import, type ImportKind, PROVIDER_KINDS } from '../../../../../shared/contract/imports.ts';
import type { Text } from '../../../../../shared/i18n/define-texts.ts';
import { useLocale, useText } from '../../../../../shared/i18n/use-text.ts';
import { ENDINGS } from '../../../../../shared/spreadsheet/read-file.ts';
import { Banner } from '../../../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../../../shared/ui/button/button.tsx';
import { EncodingChoice } from '../../../../../shared/ui/encoding-choice/encoding-choice.tsx';
import { useEncoding } from '../../../../../shared/ui/encoding-choice/use-encoding.ts';
import { FileDrop } from '../../../../../shared/ui/file-drop/file-drop.tsx';
import { useDelayed } from '../../../../../shared/ui/hooks/use-delayed.ts';
import { useSave } from '../../../form/use-save.ts';
import { useGo } from '../../../layout/use-go.ts';
import { useProfile } from '../../../session/profile/use-profile.ts';
import * as a from '../../admin.css.ts';
import { adminFailure } from '../../failure-text.ts';
import { type CheckRequest, isProvider, startImport } from '../api.ts';
import { DownloadButtons } from '../download-buttons.tsx';
import * as s from '../imports.css.ts';
import { importPath } from '../kinds.ts';
import { texts } from '../texts/index.ts';
import { fileProblem, LIMITS } from './check-file.ts';
import { template } from './template.ts';
import { UploadProgress } from './upload-progress.tsx';
import { useUpload } from './use-upload.ts';

/** Milliseconds. */
const BAR_DELAY = 300;

/** What tells one file from another, so that a second try of the same one has the same key. */
type Part = { readonly name: string; readonly size: number; readonly changed: number } | CheckRequest;

/** The file of an import: its template, the place where it is chosen, and the button that sends and checks it. */
export function StartForm({ kind }: { kind: ImportKind }) {
  const text = useText(texts);
  const locale = useLocale();
  const go = useGo();
  const save = useSave();
  const profile = useProfile();
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<Text>();
  const [refusedKind, setRefusedKind] = useState<ImportKind>();
  const stored = useRef<{ file: File; id: string }>(undefined);
  const [question, encoding, chooseEncoding] = useEncoding(file);
  const upload = useUpload();
  const button = useRef<HTMLButtonElement>(null);
  // A file that is sent at once needs no bar.
  const isBarShown = useDelayed(upload.sentBytes !== undefined, BAR_DELAY);

  const choose = (chosen: File) => {
    if (save.isBusy) return;
    save.dismiss();
    setFile(chosen);
    setProblem(fileProblem(chosen));
  };
  const check = async () => {
    if (!file) return setProblem(texts('imports.file.missing'));
    if (problem) return;
    setRefusedKind(undefined);
    let begun: Import | undefined;
    const partsOfFile = function* (): Generator<Part> {
      if (stored.current?.file !== file)
        yield { name: file.name, size: file.size, changed: file.lastModified };
      if (stored.current) yield { kind, fileId: stored.current.id, locale, encoding };
    };
    // Base rates are costs (D-142), invoices are of all customers, and a file is read by the company that it is stored for.
    const parts = async () => {
      const isRefused =
        PROVIDER_KINDS.includes(kind) && profile?.entity_id && !(await isProvider(profile.entity_id));
      if (!isRefused) return partsOfFile();
      setRefusedKind(kind);
      return undefined;
    };
    // The stored file has ended meanwhile: another try sends it anew.
    const unlessGone = (error: unknown): never => {
      if (error instanceof ClientError && error.status === 404) stored.current = undefined;
      throw error;
    };
    const send = async (part: Part, key: string) => {
      if ('kind' in part) begun = await startImport(part, key).catch(unlessGone);
      else stored.current = { file, id: await upload.send(file, key) };
    };
    const step = await save.run({ parts, send, total: 2 });
    // Whoever left the page meanwhile finds the check among the imports.
    if (begun && step === 'saved' && button.current) go(importPath(begun.id));
  };
  const cancel = () => {
    upload.cancel();
    // The pressed button goes.
    button.current?.focus();
  };
  const shownProblem = problem ?? (refusedKind === kind ? texts('imports.file.notProvider') : undefined);
  const isSending = save.state.step === 'sending';
  const error = 'error' in save.state ? save.state.error : undefined;
  const isCancelled = isAborted(error);
  return (
    <div className={s.file}>
      <div className={s.actions}>
        <DownloadButtons label="imports.template" table={() => template(kind)} />
      </div>
      <FileDrop
        label={text('imports.file')}
        accept={ENDINGS}
        button={text(file ? 'imports.file.other' : 'imports.file.choose')}
        hint={text('imports.file.drop', LIMITS)}
        fileName={file?.name ?? ''}
        busy={false}
        error={shownProblem ? text(shownProblem) : ''}
        onChoose={choose}
      />
      {question && <EncodingChoice question={question} value={encoding} onChange={chooseEncoding} />}
      {error !== undefined && !isCancelled && (
        <Banner kind="error" onRetry={check}>
          {text(adminFailure(error))}
        </Banner>
      )}
      <div className={s.actions}>
        <Button ref={button} variant="primary" busy={save.isBusy} onClick={check}>
          {text('imports.check')}
        </Button>
        <span role="status" className={a.quiet}>
          {isSending && text('imports.sending', { name: file?.name ?? '' })}
          {isCancelled && text('imports.upload.cancelled')}
        </span>
      </div>
      {isBarShown && file && (
        <UploadProgress file={file} sentBytes={upload.sentBytes ?? 0} onCancel={cancel} />
      )}
    </div>
  );
}
