import type { Import } from '../../../../../../shared/contract/imports.ts';
import { useFormats } from '../../../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../../../shared/i18n/use-text.ts';
import { PortalLink } from '../../../../layout/portal-link.tsx';
import * as s from '../../imports.css.ts';
import { KIND_NAMES, LISTS } from '../../kinds.ts';
import { texts } from '../../texts/index.ts';
import { WrongRows } from './wrong-rows.tsx';

const COUNTED = ['create', 'change', 'same', 'wrong', 'leftOut'] as const;

/** What an import did, in numbers, and the way to what it made. */
export function Done({ value }: { value: Import }) {
  const text = useText(texts);
  const formats = useFormats();
  return (
    <>
      <dl className={s.counts}>
        {COUNTED.filter((outcome) => outcome !== 'leftOut' || value.counts.leftOut > 0).map((outcome) => (
          <div key={outcome} className={s.count}>
            <dt className={s.countName}>{text(`imports.done.${outcome}`)}</dt>
            <dd className={s.countNumber}>{formats.number(value.counts[outcome])}</dd>
          </div>
        ))}
      </dl>
      <p>
        <PortalLink href={LISTS[value.kind]}>
          {text('imports.list', { kind: text(KIND_NAMES[value.kind]) })}
        </PortalLink>
      </p>
      <WrongRows value={value} />
    </>
  );
}
