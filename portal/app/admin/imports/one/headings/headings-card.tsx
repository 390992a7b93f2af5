import { useState } from 'react';
import { IMPORT_COLUMNS, type Import } from '../../../../../../shared/contract/imports.ts';
import { useLocale, useText } from '../../../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../../../../shared/ui/button/button.tsx';
import { useSave } from '../../../../form/use-save.ts';
import { useGo } from '../../../../layout/use-go.ts';
import * as a from '../../../admin.css.ts';
import { adminFailure } from '../../../failure-text.ts';
import { SelectField } from '../../../select-field.tsx';
import { type CheckRequest, startImport } from '../../api.ts';
import * as s from '../../imports.css.ts';
import { headingOf, importPath } from '../../kinds.ts';
import { phaseOf } from '../../phase.ts';
import { texts } from '../../texts/index.ts';
import { type Mapping, mappingProblem } from './mapping.ts';

/** What each heading of the file was taken for, and another check of the same file with other columns. */
export function HeadingsCard({ value }: { value: Import }) {
  const text = useText(texts);
  const locale = useLocale();
  const go = useGo();
  const save = useSave();
  const { kind, headings, fileId, encoding, takesHidden } = value;
  const [mapping, setMapping] = useState<Mapping>(() => headings.map(({ column }) => column));
  const left = headings.filter(({ column }) => column === null).length;
  const isChanged = headings.some(({ column }, n) => column !== mapping[n]);
  const problem = isChanged ? mappingProblem(kind, mapping) : undefined;
  const phase = phaseOf(value);

  const headingLabel = (heading: string, isHidden = false) =>
    isHidden ? text('imports.headings.hidden', { heading }) : heading;
  const choose = (place: number, column: string) => {
    if (save.isBusy) return;
    save.dismiss();
    setMapping(mapping.map((one, n) => (n === place ? column || null : one)));
  };
  const check = async () => {
    let begun: Import | undefined;
    await save.run({
      parts: () => [{ kind, fileId, columns: mapping, locale, encoding, takesHidden }],
      send: async (request: CheckRequest, key: string) => {
        begun = await startImport(request, key);
      },
    });
    if (begun) go(importPath(begun.id));
  };
  return (
    <section className={a.card} aria-label={text('imports.headings')}>
      <details open={phase === 'unreadable' || phase === 'cancelled'}>
        <summary className={s.summary}>
          {text('imports.headings.count', { count: headings.length, left })}
        </summary>
        <p className={s.note}>{text('imports.headings.note')}</p>
        <ul className={s.headings}>
          {headings.map(({ heading, isHidden }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a heading is its place, and two may read the same
            <li key={place}>
              <SelectField
                label={headingLabel(
                  heading || text('imports.headings.none', { number: place + 1 }),
                  isHidden,
                )}
                value={mapping[place] ?? ''}
                options={[
                  ['', text('imports.headings.left')],
                  ...IMPORT_COLUMNS[kind].map((column) => [column.id, column.heading] as const),
                ]}
                onChange={(column) => choose(place, column)}
              />
            </li>
          ))}
        </ul>
        <div className={s.check}>
          {'error' in save.state && (
            <Banner kind="error" onRetry={check}>
              {text(adminFailure(save.state.error))}
            </Banner>
          )}
          <p role="status" className={s.mappingProblem}>
            {problem &&
              text(`imports.headings.${problem.type}`, { heading: headingOf(kind, problem.column) })}
          </p>
          <Button
            busy={save.isBusy}
            aria-disabled={!isChanged || problem !== undefined || undefined}
            onClick={() => isChanged && !problem && check()}
          >
            {text('imports.headings.check')}
          </Button>
        </div>
      </details>
    </section>
  );
}
