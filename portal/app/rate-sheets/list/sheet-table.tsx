import type { RateSheet } from '../../../../shared/contract/rate-sheets.ts';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import * as a from '../../admin/admin.css.ts';
import { AdminTable, type Column } from '../../admin/list/admin-table.tsx';
import { PortalLink } from '../../layout/portal-link.tsx';
import { useListViewer } from '../../modules/page/use-list-viewer.ts';
import { Contents } from '../parts/contents.tsx';
import { FileButtons } from '../parts/file-buttons.tsx';
import { Included, Markups, Validity } from '../parts/request.tsx';
import { StateButtons } from '../parts/state-buttons.tsx';
import { StateOf } from '../parts/state-of.tsx';
import * as s from '../rate-sheets.css.ts';
import { sheetPath } from '../sheet-state.ts';
import { texts } from '../texts/index.ts';

interface SheetTableProps {
  rows: readonly RateSheet[];
  onReissue(sheet: RateSheet): void;
  onCancel(sheet: RateSheet): void;
}

/** A sheet a row, opened by its number. */
export function SheetTable({ rows, onReissue, onCancel }: SheetTableProps) {
  const text = useText(texts);
  const formats = useFormats();
  // Importers see their own alone.
  const hasCompany = useListViewer().role !== undefined;
  const company: Column<RateSheet> = {
    title: text('sheets.title.company'),
    cell: ({ entityName }) => entityName,
  };
  const columns: readonly Column<RateSheet>[] = [
    { title: text('sheets.title.sheet'), cell: (sheet) => <SheetName sheet={sheet} /> },
    ...(hasCompany ? [company] : []),
    { title: text('sheets.title.validity'), cell: (sheet) => <Validity sheet={sheet} /> },
    {
      title: text('sheets.title.markups'),
      cell: (sheet) => (
        <span>
          <Markups sheet={sheet} />
          <Included sheet={sheet} />
        </span>
      ),
    },
    { title: text('sheets.title.state'), cell: (sheet) => <StateOf sheet={sheet} />, className: s.stateCell },
    {
      title: text('sheets.title.contents'),
      cell: (sheet) => <Contents sheet={sheet} />,
      className: s.contentsCell,
    },
    {
      title: text('sheets.title.requested'),
      cell: ({ createdAt, createdBy }) => (
        <span className={s.oneLine}>
          <time dateTime={createdAt}>{formats.dateTime(createdAt)}</time>
          <span className={a.below}>{createdBy}</span>
        </span>
      ),
    },
    {
      title: text('sheets.title.actions'),
      className: s.endCell,
      headClassName: s.endHead,
      cell: (sheet) => (
        <span className={s.rowButtons}>
          <FileButtons sheet={sheet} />
          <StateButtons sheet={sheet} onReissue={onReissue} onCancel={onCancel} />
        </span>
      ),
    },
  ];
  return <AdminTable label={text('menu.rateSheet')} columns={columns} rows={rows} classes={s.plainTable} />;
}

function SheetName({ sheet: { id, number, version } }: { sheet: RateSheet }) {
  const text = useText(texts);
  return (
    <span className={s.oneLine}>
      <PortalLink id={`rate-sheet-${id}`} href={sheetPath(id)} className={s.name}>
        {text('sheets.name', { number: String(number) })}
      </PortalLink>
      <span className={a.below}>{text('sheets.version', { version: String(version) })}</span>
    </span>
  );
}
