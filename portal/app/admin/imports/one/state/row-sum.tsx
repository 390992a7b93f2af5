import type { Import } from '../../../../../../shared/contract/imports.ts';
import { useLocale, useText } from '../../../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../../../../shared/ui/button/button.tsx';
import { useSave } from '../../../../form/use-save.ts';
import { PortalLink } from '../../../../layout/portal-link.tsx';
import { useGo } from '../../../../layout/use-go.ts';
import { adminFailure } from '../../../failure-text.ts';
import { type CheckRequest, type Outcome, startImport } from '../../api.ts';
import * as s from '../../imports.css.ts';
import { importPath } from '../../kinds.ts';
import { texts } from '../../texts/index.ts';
import { withHidden } from '../headings/mapping.ts';

const PARTS = ['create', 'change', 'same', 'wrong', 'leftOut'] as const satisfies readonly Outcome[];

const NONE = { hidden: 0, struck: 0 };

/** How many rows the file has, and what becomes of them: the parts add up, and each leads to its rows. */
export function RowSum({ value: { id, counts, leftOut } }: { value: Import }) {
  const text = useText(texts);
  const unseen = leftOut ?? NONE;
  const why = (
    [
      ['hidden', unseen.hidden],
      ['struck', unseen.struck],
      ['titles', counts.leftOut - unseen.hidden - unseen.struck],
    ] as const
  ).flatMap(([one, count]) => (count > 0 ? [text(`imports.why.${one}`, { count })] : []));
  const parts = PARTS.filter((part) => counts[part] > 0);
  const all = parts.reduce((sum, part) => sum + counts[part], 0);
  return (
    <p className={s.quietLine}>
      {text('imports.sum', { count: all })}{' '}
      {parts.map((part, n) => (
        <span key={part}>
          {n === 0 ? '= ' : ' + '}
          <PortalLink href={`${importPath(id)}?${new URLSearchParams({ rows: part })}`}>
            {text(`imports.sum.${part}`, { count: counts[part] })}
          </PortalLink>
          {part === 'leftOut' && ` (${why.join(', ')})`}
        </span>
      ))}
    </p>
  );
}

/** What the sheet hides and strikes out, and another check of the file that takes it. */
export function HiddenParts({ value }: { value: Import }) {
  const { kind, fileId, headings, leftOut } = value;
  const text = useText(texts);
  const locale = useLocale();
  const go = useGo();
  const save = useSave();
  const columns = headings.filter(({ isHidden }) => isHidden);
  const { hidden, struck } = leftOut ?? NONE;
  if (hidden + struck + columns.length === 0) return null;
  const check = async () => {
    let begun: Import | undefined;
    await save.run({
      parts: () => [{ kind, fileId, columns: withHidden(value), locale, takesHidden: true }],
      send: async (request: CheckRequest, key: string) => {
        begun = await startImport(request, key);
      },
    });
    if (begun) go(importPath(begun.id));
  };
  const names = columns.map(({ heading }) => heading || '–').join(', ');
  return (
    <div className={s.wrong}>
      <Banner kind="warning" role="none">
        {[
          hidden > 0 && text('imports.hidden.rows', { count: hidden }),
          struck > 0 && text('imports.struck.rows', { count: struck }),
          columns.length > 0 && text('imports.hidden.columns', { count: columns.length, columns: names }),
        ]
          .filter(Boolean)
          .join(' ')}
      </Banner>
      {'error' in save.state && (
        <Banner kind="error" onRetry={check}>
          {text(adminFailure(save.state.error))}
        </Banner>
      )}
      <div className={s.actions}>
        <Button busy={save.isBusy} onClick={check}>
          {text(struck > 0 ? 'imports.struck.take' : 'imports.hidden.take')}
        </Button>
      </div>
    </div>
  );
}
