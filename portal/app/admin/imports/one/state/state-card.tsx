import { useEffect, useRef } from 'react';
import type { Import } from '../../../../../../shared/contract/imports.ts';
import { useText } from '../../../../../../shared/i18n/use-text.ts';
import * as a from '../../../admin.css.ts';
import * as s from '../../imports.css.ts';
import { isUnderWay, phaseOf, rowsToWrite } from '../../phase.ts';
import { texts } from '../../texts/index.ts';
import { Done } from './done.tsx';
import { ReadyRows } from './ready-rows.tsx';
import { Refused } from './refused.tsx';
import { UnderWay } from './under-way.tsx';

interface StateCardProps {
  value: Import;
  /** The import was changed by its person, and is so now. */
  onChange(value: Import): void;
}

/** Where the import stands, and what can be done next. Its heading takes the focus when that changes. */
export function StateCard({ value, onChange }: StateCardProps) {
  const text = useText(texts);
  const heading = useRef<HTMLHeadingElement>(null);
  const phase = phaseOf(value);
  const shown = useRef(phase);

  useEffect(() => {
    if (shown.current === phase) return;
    shown.current = phase;
    heading.current?.focus();
  }, [phase]);

  const isIdle = phase === 'checked' && rowsToWrite(value) === 0;
  return (
    <section className={a.card} aria-labelledby="import-state">
      <div className={s.state}>
        <h2 ref={heading} id="import-state" tabIndex={-1} className={s.stateTitle}>
          {text(isIdle ? 'imports.heading.nothing' : `imports.heading.${phase}`)}
        </h2>
        {isUnderWay(phase) && <UnderWay value={value} onChange={onChange} />}
        {(phase === 'unreadable' || phase === 'cancelled') && <Refused value={value} />}
        {(phase === 'checked' || phase === 'stopped') && <ReadyRows value={value} onChange={onChange} />}
        {phase === 'imported' && <Done value={value} />}
      </div>
    </section>
  );
}
