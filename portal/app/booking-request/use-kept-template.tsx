import { type ReactNode, useState } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import * as s from './booking-request.css.ts';
import type { RequestEntry } from './entry.ts';
import { TemplateDialog } from './template-dialog.tsx';
import type { Beginning } from './templates.ts';
import { texts } from './texts/index.ts';

interface KeptTemplate {
  /** Asks for the name under which the entries are kept. */
  ask(): void;
  /** The question, and what became of it: beside the form, because what is pressed in the question submits that one alone. */
  readonly parts: ReactNode;
}

/** Keeps the entries of a request that began with `template` under a name, and further times under the same (MOD-04). */
export function useKeptTemplate(entry: RequestEntry, template: Beginning | undefined): KeptTemplate {
  const text = useText(texts);
  const [isAsking, setAsking] = useState(false);
  const [kept, setKept] = useState<Beginning & { isReplaced: boolean }>();
  return {
    ask: () => setAsking(true),
    parts: (
      <>
        <p role="status" className={s.note}>
          {kept &&
            text(kept.isReplaced ? 'booking.template.replaced' : 'booking.template.kept', {
              name: kept.name,
            })}
        </p>
        {isAsking && (
          <TemplateDialog
            of={entry}
            own={kept ?? template}
            onClose={() => setAsking(false)}
            onDone={(made, isReplaced) => {
              setAsking(false);
              setKept({ ...made, isReplaced });
            }}
          />
        )}
      </>
    ),
  };
}
