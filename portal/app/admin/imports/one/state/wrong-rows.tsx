import type { Import } from '../../../../../../shared/contract/imports.ts';
import { useLocale, useText } from '../../../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../../../shared/ui/banner/banner.tsx';
import { PortalLink } from '../../../../layout/portal-link.tsx';
import { loadWrongRows } from '../../api.ts';
import { DownloadButtons } from '../../download-buttons.tsx';
import * as s from '../../imports.css.ts';
import { startPath } from '../../start-path.ts';
import { texts } from '../../texts/index.ts';
import { fileLines } from './file-lines.ts';
import { wrongRowsTable } from './wrong-rows-table.ts';

/** What becomes of wrong rows, and their download, so that they can be corrected and imported by themselves. */
export function WrongRows({ value }: { value: Import }) {
  const text = useText(texts);
  const locale = useLocale();
  const { id, kind, counts } = value;
  if (counts.wrong === 0) return null;
  return (
    <div className={s.wrong}>
      <Banner kind="warning" role="none">
        {text('imports.wrong', { count: counts.wrong })}
      </Banner>
      <div className={s.actions}>
        <DownloadButtons
          label="imports.wrong.download"
          table={async (signal) => {
            const [rows, lines] = await Promise.all([
              loadWrongRows(id, signal),
              fileLines(value, locale, signal),
            ]);
            return wrongRowsTable(value, rows, lines, text);
          }}
        />
        <PortalLink href={startPath(kind)}>{text('imports.wrong.again')}</PortalLink>
      </div>
    </div>
  );
}
