import { useText } from '../../../shared/i18n/use-text.ts';
import { texts } from '../../lists/texts/index.ts';
import { PageTitle } from '../layout/page-title.tsx';
import { Refusal } from '../refusal/refusal.tsx';

/** In place of a form that the server would take nothing of from importers: who submits rates, and where theirs are. */
export function NotForImporters() {
  const text = useText(texts);
  const title = text('menu.airRate');
  return (
    <>
      <PageTitle of={title} />
      <Refusal of="screen" title={title} action={{ href: '/rate-sheet', name: text('menu.rateSheet') }}>
        {text('list.none.submissions')}
      </Refusal>
    </>
  );
}
