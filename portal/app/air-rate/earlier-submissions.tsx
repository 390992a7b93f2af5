import type { RefObject } from 'react';
import type { Client } from '../../../shared/client/client.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import type { AirRateFormElement } from '../../../widgets/index.d.ts';
import { rateSubmissions } from '../../lists/definitions/rates.ts';
import { texts } from '../../lists/texts/index.ts';
import { ModuleList } from '../modules/list/module-list.tsx';
import { type RowButton, RowButtons } from '../modules/list/row-buttons.tsx';
import { useListViewer } from '../modules/page/use-list-viewer.ts';
import * as s from './air-rate-page.css.ts';
import { showStartOfForm } from './start-of-form.ts';

interface EarlierSubmissionsProps {
  client: Client;
  form: RefObject<AirRateFormElement | null>;
  /** Puts the rates of a submission into the form. */
  onCopy(submissionId: number): Promise<void>;
}

/**
 * MOD-15: the submissions that the caller may see; each row opens the form of one, and has buttons that compare the form's
 * lanes with it and copy it.
 */
export function EarlierSubmissions({ client, form, onCopy }: EarlierSubmissionsProps) {
  const text = useText(texts);
  const viewer = useListViewer();
  // What the form says of it stands at its start.
  const buttons: readonly RowButton[] = [
    {
      label: 'list.submission.compare',
      name: 'list.submission.compareWith',
      async run(id) {
        if (!(await form.current?.compareWith(id))) showStartOfForm();
      },
    },
    {
      label: 'list.submission.copy',
      name: 'list.submission.copyOne',
      run: onCopy,
    },
  ];
  return (
    <section className={s.earlier}>
      <h2 className={s.heading}>{text(rateSubmissions.title)}</h2>
      <ModuleList
        definition={rateSubmissions}
        client={client}
        viewer={viewer}
        rowActions={({ id }) => <RowButtons buttons={buttons} id={id} />}
      />
    </section>
  );
}
