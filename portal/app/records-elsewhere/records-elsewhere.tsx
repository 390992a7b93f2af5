import type { ReactNode } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { PageTitle } from '../layout/page-title.tsx';
import { Refusal } from '../refusal/refusal.tsx';
import { showsOwnRecords } from './own-records.ts';
import { texts } from './texts/index.ts';

/** A page where the records are at the provider's application: the page itself, or why it has nothing to show. */
export function RecordsElsewhere({ path, children }: { path: string | RegExp; children: ReactNode }) {
  return showsOwnRecords(path) ? <NothingHere /> : children;
}

/** Leads to a page that works there for everybody. */
function NothingHere() {
  const text = useText(texts);
  const title = text('elsewhere.title');
  const routes = {
    href: '/user-profile/route-subscription/products',
    name: text('menu.profile.routes'),
  };
  return (
    <>
      <PageTitle of={title} />
      <Refusal of="screen" title={title} action={routes}>
        {text('elsewhere.text')}
      </Refusal>
    </>
  );
}
