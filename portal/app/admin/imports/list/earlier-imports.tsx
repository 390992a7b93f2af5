import type { Import } from '../../../../../shared/contract/imports.ts';
import { useFormats } from '../../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../../shared/i18n/use-text.ts';
import { PortalLink } from '../../../layout/portal-link.tsx';
import * as a from '../../admin.css.ts';
import { AdminTable, type Column } from '../../list/admin-table.tsx';
import { ListRows } from '../../list/list-rows.tsx';
import { useSessionList } from '../../list/use-session-list.ts';
import { importSource } from '../api.ts';
import * as s from '../imports.css.ts';
import { importPath, KIND_NAMES } from '../kinds.ts';
import { hasRows, phaseOf } from '../phase.ts';
import { PhaseBadge } from '../phase-badge.tsx';
import { texts } from '../texts/index.ts';

/** The imports so far, newest first. */
export function EarlierImports() {
  const text = useText(texts);
  const formats = useFormats();
  const list = useSessionList(importSource);
  const columns: readonly Column<Import>[] = [
    {
      title: text('imports.title.file'),
      cell: ({ id, fileName }) => (
        <PortalLink className={s.fileLink} href={importPath(id)}>
          {fileName}
        </PortalLink>
      ),
    },
    { title: text('imports.title.kind'), cell: ({ kind }) => text(KIND_NAMES[kind]) },
    { title: text('imports.title.state'), cell: (row) => <PhaseBadge phase={phaseOf(row)} /> },
    {
      title: text('imports.title.rows'),
      cell: (row) => (hasRows(row) ? text('imports.counts', row.counts) : '–'),
    },
    { title: text('imports.title.begun'), cell: ({ createdAt }) => formats.dateTime(createdAt) },
    { title: text('imports.title.by'), cell: ({ createdBy }) => createdBy },
  ];
  return (
    <section className={a.card} aria-label={text('imports.earlier')}>
      <h2 className={a.cardTitle}>{text('imports.earlier')}</h2>
      <ListRows list={list} forbidden={text('imports.forbidden')} empty={text('imports.earlier.none')}>
        <AdminTable label={text('imports.earlier')} columns={columns} rows={list.rows} />
      </ListRows>
    </section>
  );
}
