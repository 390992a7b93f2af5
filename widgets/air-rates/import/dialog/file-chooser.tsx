import { useText } from '../../../../shared/i18n/use-text.ts';
import { ENDINGS } from '../../../../shared/spreadsheet/read-file.ts';
import { FileDrop } from '../../../../shared/ui/file-drop/file-drop.tsx';
import { MOST_LINES } from '../most-lines.ts';
import { texts } from '../texts/index.ts';
import type { FileState } from './use-file.ts';

interface FileChooserProps {
  state: FileState;
  onChoose(file: File): void;
}

/** The place of the file with rates, with why the last one was not read. */
export function FileChooser({ state, onChoose }: FileChooserProps) {
  const text = useText(texts);
  const name = state.step === 'none' ? '' : state.name;
  return (
    <FileDrop
      label={text('import.file')}
      accept={ENDINGS}
      button={text(name ? 'import.file.other' : 'import.file.choose')}
      hint={text('import.file.drop')}
      fileName={name}
      busy={state.step === 'reading'}
      error={state.step === 'refused' ? text(`import.refused.${state.reason}`, { most: MOST_LINES }) : ''}
      onChoose={onChoose}
    />
  );
}
