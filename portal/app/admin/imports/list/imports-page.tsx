import { IMPORT_COLUMNS, MOST_IMPORT_ROWS } from '../../../../../shared/contract/imports.ts';
import { useText } from '../../../../../shared/i18n/use-text.ts';
import { PageHeader } from '../../../layout/page-header.tsx';
import { usePageUrl } from '../../../modules/list/use-page-url.ts';
import { isAdmin } from '../../../session/profile/roles.ts';
import * as a from '../../admin.css.ts';
import { StaffOnly } from '../../staff-only.tsx';
import * as s from '../imports.css.ts';
import { kindIn } from '../kinds.ts';
import { ColumnTable } from '../start/column-table.tsx';
import { KindChoice } from '../start/kind-choice.tsx';
import { StartForm } from '../start/start-form.tsx';
import { texts } from '../texts/index.ts';
import { EarlierImports } from './earlier-imports.tsx';

/**
 * `/admin/imports`: admins of the provider choose what is imported and the file, and find the imports so far. The kind
 * stands in the address, so that other pages can lead to it.
 */
export function ImportsPage() {
  const text = useText(texts);
  const { search, replace } = usePageUrl();
  const kind = kindIn(new URLSearchParams(search).get('kind') ?? undefined);
  const required = IMPORT_COLUMNS[kind].filter(({ isRequired }) => isRequired).length;
  return (
    <StaffOnly title={text('menu.imports')} may={isAdmin}>
      <PageHeader title={text('menu.imports')} subtitle={text('imports.explanation')} />
      <section className={a.card} aria-label={text('imports.new')}>
        <h2 className={a.cardTitle}>{text('imports.new')}</h2>
        <div className={a.form}>
          <KindChoice
            kind={kind}
            onChoose={(next) =>
              replace((params) => {
                params.set('kind', next);
                return params;
              })
            }
          />
          <StartForm kind={kind} />
        </div>
        <details className={s.below} open>
          <summary className={s.summary}>
            {text('imports.columns.count', { count: IMPORT_COLUMNS[kind].length, required })}
          </summary>
          <p className={s.note}>{text('imports.columns.note', { most: MOST_IMPORT_ROWS })}</p>
          <ColumnTable kind={kind} />
        </details>
      </section>
      <EarlierImports />
    </StaffOnly>
  );
}
