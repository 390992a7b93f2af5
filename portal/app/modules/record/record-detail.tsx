import type { Translate } from '../../../../shared/i18n/define-texts.ts';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { isEmpty } from '../../../lists/cell/cell-text.ts';
import type { ModuleDefinition, RecordLink, Row, Viewer } from '../../../lists/definition.ts';
import { type TextId, texts } from '../../../lists/texts/index.ts';
import { PortalLink } from '../../layout/portal-link.tsx';
import { CellValue } from '../cell/cell-value.tsx';
import { TimesNote } from '../list/times-note.tsx';
import * as s from './record-drawer.css.ts';

interface RecordDetailProps {
  definition: ModuleDefinition;
  row: Row;
  /** The row has the fields of the detail, too. */
  whole: boolean;
  viewer: Viewer;
}

/** All values of a record, and its actions. */
export function RecordDetail({ definition, row, whole, viewer }: RecordDetailProps) {
  const text = useText(texts);
  const formats = useFormats();
  const columns = definition.columns.filter((column) => !column.inList && !isEmpty(column, row));
  const sections = (whole && definition.detail?.sections) || [];
  // Not before the sections, which would move them from under the pointer.
  const actions = whole
    ? [
        ...(definition.page ? [{ text: texts('list.action.page'), href: definition.page(row.id) }] : []),
        ...(definition.actions?.(row, viewer) ?? []),
      ]
    : [];
  return (
    <>
      <dl className={s.facts}>
        {columns.map((column) => (
          <div key={column.id} className={s.fact}>
            <dt className={s.label}>{text(column.label)}</dt>
            <dd className={s.value}>
              <CellValue column={column} row={row} whole />
            </dd>
          </div>
        ))}
      </dl>
      <TimesNote columns={columns} className={s.times} />
      {sections.map(({ label, entries }) => (
        <section key={label} className={s.section}>
          <h3 className={s.heading}>{text(label)}</h3>
          <Entries entries={entries(row, { text, formats })} />
        </section>
      ))}
      {actions.length > 0 && (
        <div className={s.actions}>
          {actions.map((action) => (
            <PortalLink key={action.href} href={action.href} className={s.action}>
              {linkText(text, action)}
            </PortalLink>
          ))}
        </div>
      )}
    </>
  );
}

function Entries({ entries }: { entries: readonly (string | RecordLink)[] }) {
  const text = useText(texts);
  if (entries.length === 0) return <p className={s.label}>{text('list.none')}</p>;
  return (
    <ul className={s.entries}>
      {entries.map((entry, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may read the same, and they never move
        <li key={n}>
          {typeof entry === 'string' ? (
            entry
          ) : (
            <>
              <PortalLink href={entry.href}>{linkText(text, entry)}</PortalLink>
              {entry.action && (
                <PortalLink
                  href={entry.action.href}
                  className={s.entryAction}
                  aria-label={`${linkText(text, entry.action)} ${linkText(text, entry)}`}
                >
                  {linkText(text, entry.action)}
                </PortalLink>
              )}
              {entry.note && <div className={s.note}>{entry.note}</div>}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

const linkText = (text: Translate<TextId>, { text: words }: Pick<RecordLink, 'text'>): string =>
  typeof words === 'string' ? words : text(words);
