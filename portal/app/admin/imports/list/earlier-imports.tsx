import { useMemo } from 'react';
import type { Import } from '../../../../../shared/contract/imports.ts';
import { useFormats } from '../../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../../shared/i18n/use-text.ts';
import { ListEnd } from '../../../../../shared/list/list-end.tsx';
import { useList } from '../../../../../shared/list/use-list.ts';
import { SpinnerOverlay } from '../../../../../shared/ui/spinner/spinner-overlay.tsx';
import { PortalLink } from '../../../layout/portal-link.tsx';
import { useSession } from '../../../session/use-session.ts';
import * as a from '../../admin.css.ts';
import { ListFailure } from '../../list-failure.tsx';
import { importSource } from '../api.ts';
import * as s from '../imports.css.ts';
import { importPath, KIND_NAMES } from '../kinds.ts';
import { hasRows, phaseOf } from '../phase.ts';
import { PhaseBadge } from '../phase-badge.tsx';
import { texts } from '../texts/index.ts';

/** The imports so far, newest first. */
export function EarlierImports() {
  const text = useText(texts);
  const token = useSession()?.authToken;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another session is read anew
  const source = useMemo(importSource, [token]);
  const list = useList(token ? source : undefined);
  const { rows, phase } = list;
  return (
    <section className={a.card} aria-label={text('imports.earlier')}>
      <h2 className={a.cardTitle}>{text('imports.earlier')}</h2>
      <SpinnerOverlay busy={phase.step === 'loading'} label={text('common.loading')}>
        {rows.length > 0 && (
          <div className={a.scroll}>
            <ImportTable rows={rows} />
          </div>
        )}
        {(phase.step === 'failed' || phase.step === 'pageFailed') && (
          <div className={a.notice}>
            <ListFailure error={phase.error} forbidden={text('imports.forbidden')} onRetry={list.retry} />
          </div>
        )}
        {(phase.step === 'empty' || (phase.step === 'loading' && rows.length === 0)) && (
          <p className={a.empty}>{phase.step === 'empty' && text('imports.earlier.none')}</p>
        )}
      </SpinnerOverlay>
      {(phase.step === 'hasMore' || phase.step === 'loadingMore') && (
        <ListEnd step={phase.step} onMore={list.loadMore} />
      )}
    </section>
  );
}

function ImportTable({ rows }: { rows: readonly Import[] }) {
  const text = useText(texts);
  const formats = useFormats();
  const titles = ['file', 'kind', 'state', 'rows', 'begun', 'by'] as const;
  const cell = (row: Import, title: (typeof titles)[number]) => {
    switch (title) {
      case 'file':
        return (
          <PortalLink className={s.fileLink} href={importPath(row.id)}>
            {row.fileName}
          </PortalLink>
        );
      case 'kind':
        return text(KIND_NAMES[row.kind]);
      case 'state':
        return <PhaseBadge phase={phaseOf(row)} />;
      case 'rows':
        return hasRows(row) ? text('imports.counts', row.counts) : '–';
      case 'begun':
        return formats.dateTime(row.createdAt);
      default:
        return row.createdBy;
    }
  };
  return (
    <table className={a.table} aria-label={text('imports.earlier')}>
      <thead className={a.heads}>
        <tr>
          {titles.map((title) => (
            <th key={title} scope="col" className={a.head}>
              {text(`imports.title.${title}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={a.body}>
        {rows.map((row) => (
          <tr key={row.id} className={a.row}>
            {titles.map((title) => (
              <td key={title} data-name={text(`imports.title.${title}`)} className={a.cell}>
                {cell(row, title)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
