import { EXPORT_FORMATS, type ExportFormat } from '../../../../shared/contract/exports.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { MenuButton } from '../../../../shared/ui/menu-button/menu-button.tsx';
import { type TextId, texts } from '../../../lists/texts/index.ts';

const NAMES: Record<ExportFormat, TextId> = { csv: 'list.export.csv', xlsx: 'list.export.xlsx' };

interface ExportMenuProps {
  label: string;
  /** How many records the file will have, where that is known. */
  count: number | undefined;
  busy: boolean;
  onFormat(format: ExportFormat): void;
}

/** MOD-17, MOD-18: what a list can be exported as, and how many of its records. */
export function ExportMenu({ label, count, busy, onFormat }: ExportMenuProps) {
  const text = useText(texts);
  const what = count === undefined ? text('list.export.all') : text('list.count', { count });
  return (
    <MenuButton
      label={label}
      size="md"
      busy={busy}
      disabled={count === 0}
      items={EXPORT_FORMATS.map((format) => ({
        id: format,
        label: text(NAMES[format], { what }),
        onSelect: () => onFormat(format),
      }))}
    />
  );
}
