import { useEffect, useState } from 'react';
import { useLocale } from '../../../../shared/i18n/use-text.ts';
import { readFile } from '../../../../shared/spreadsheet/read-file.ts';
import { FileRefusal, type RefusalReason } from '../../../../shared/spreadsheet/refusal.ts';
import type { SheetBlock } from '../../../../shared/spreadsheet/sheet-block.ts';
import { useStable } from '../../../../shared/ui/hooks/use-stable.ts';
import { readMail } from '../mail/read-mail.ts';
import { MOST_LINES } from '../most-lines.ts';

/** How far the chosen file is. `failed` is a file that the reader could not be loaded for. */
export type FileState =
  | { readonly step: 'none' }
  | { readonly step: 'reading'; readonly name: string }
  | { readonly step: 'read'; readonly name: string; readonly sheets: readonly SheetBlock[] }
  | { readonly step: 'refused'; readonly name: string; readonly reason: RefusalReason | 'failed' };

const NONE: FileState = { step: 'none' };

/** Reads the file that was chosen last. */
export function useFile(first: File | undefined): readonly [FileState, (file: File) => void] {
  const locale = useLocale();
  const [file, choose] = useState(first);
  const [state, setState] = useState<FileState>(NONE);
  const read = useStable((chosen: File) =>
    readFile(chosen, { locale, mostLines: MOST_LINES, readText: readMail }),
  );

  useEffect(() => {
    if (!file) return;
    let isLatest = true;
    const { name } = file;
    const arrive = (next: FileState) => isLatest && setState(next);
    arrive({ step: 'reading', name });
    read(file).then(
      (sheets) => arrive({ step: 'read', name, sheets }),
      (error: unknown) => {
        if (!(error instanceof FileRefusal)) console.warn('A file could not be read.', error);
        arrive({ step: 'refused', name, reason: error instanceof FileRefusal ? error.reason : 'failed' });
      },
    );
    return () => {
      isLatest = false;
    };
  }, [file, read]);

  return [state, choose];
}
