import type { ReactNode } from 'react';
import { type ExportFormat, MOST_SELECTED } from '../../../../shared/contract/exports.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { IconButton } from '../../../../shared/ui/button/icon-button.tsx';
import { CloseIcon } from '../../../../shared/ui/icons/icons.tsx';
import { LiveRegion } from '../../../../shared/ui/visually-hidden/live-region.tsx';
import { texts } from '../../../lists/texts/index.ts';
import { ExportMenu } from '../export/export-menu.tsx';
import * as s from './selection.css.ts';

interface SelectionBarProps {
  /** How many rows are chosen. */
  count: number;
  /** An export is under way. */
  isExporting: boolean;
  onExport(format: ExportFormat): void;
  onClear(): void;
  /** What else can be done with them. */
  children?: ReactNode;
}

/** What can be done with the chosen rows. */
export function SelectionBar({ count, isExporting, onExport, onClear, children }: SelectionBarProps) {
  const text = useText(texts);
  const chosen = text('list.select.count', { count });
  const message = count === MOST_SELECTED ? text('list.select.most', { count }) : chosen;
  return (
    <>
      <LiveRegion message={count > 0 ? message : ''} />
      {count > 0 && (
        <section data-selection-actions className={s.bar} aria-label={text('list.select.actions')}>
          <IconButton label={text('list.select.clear')} onClick={onClear}>
            <CloseIcon />
          </IconButton>
          <span className={s.count}>{message}</span>
          <ExportMenu
            label={text('list.select.export')}
            count={count}
            busy={isExporting}
            onFormat={onExport}
          />
          {children}
          <span className={s.key}>{text('list.select.key')}</span>
        </section>
      )}
    </>
  );
}
