import { useMemo, useState } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { client } from '../client/client.ts';
import { PageHeader } from '../layout/page-header.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { PortalLink } from '../layout/portal-link.tsx';
import { useGo } from '../layout/use-go.ts';
import { WaitingNotice } from '../layout/waiting-notice.tsx';
import { useListViewer } from '../modules/page/use-list-viewer.ts';
import { useAddress } from '../routes/use-address.ts';
import { RateSearchForm } from './form/rate-search-form.tsx';
import { checkFields } from './query/check-fields.ts';
import { type Fields, isAsked, readFields, writeFields } from './query/fields.ts';
import { refusedFieldOf } from './query/refused-field.ts';
import * as s from './rate-search.css.ts';
import { Results } from './results/results.tsx';
import { texts } from './texts/index.ts';
import { useFoundRates } from './use-found-rates.ts';
import { usePlaces } from './use-places.ts';

const PATH = '/rate-search';

/** `/rate-search` (MOD-12): the search stands in the address, so that it can be shared and Back returns to it. */
export function RateSearchPage() {
  const text = useText(texts);
  const go = useGo();
  const viewer = useListViewer();
  const { query } = useAddress();
  const asked = searchPart(query);
  const fields = useMemo(() => readFields(new URLSearchParams(asked)), [asked]);
  const checked = useMemo(() => checkFields(fields), [fields]);
  const wasAsked = isAsked(query);
  const search = wasAsked && 'search' in checked ? checked.search : undefined;
  const places = usePlaces(fields.mode === 'Air');
  const [entered, setEntered] = useEntered(fields);
  // What was found is no answer to what now stands in the form, such as the price of a container to a part load.
  const isChanged = wasAsked && writeFields(entered) !== asked;
  const { finding, retry } = useFoundRates(search, viewer.companyId);

  const submit = (next: Fields) => {
    const address = writeFields(next);
    if (address === asked) retry();
    else go(`${PATH}?${address}`);
  };
  return (
    <>
      <PageTitle of={text('menu.rateSearch')} />
      <PageHeader
        title={text('menu.rateSearch')}
        subtitle={text('rateSearch.subtitle')}
        usesDays
        actions={
          viewer.role && <PortalLink href={`${PATH}/submitted`}>{text('list.view.submitted')}</PortalLink>
        }
      />
      <WaitingNotice client={client} className={s.notice} />
      <RateSearchForm
        fields={entered}
        start={fields}
        isChecked={wasAsked && !search}
        isBusy={finding.name === 'loading'}
        refused={finding.name === 'failed' ? refusedFieldOf(finding.cause) : undefined}
        onChange={setEntered}
        onSearch={submit}
      />
      <p role="status" className={s.changed}>
        {isChanged && text('rateSearch.changed')}
      </p>
      {/* Not unmounted: it knows which quotes were requested. */}
      <div hidden={isChanged}>
        <Results finding={finding} places={places} onRetry={retry} />
      </div>
    </>
  );
}

/** What stands in the form: the search of the address, also of another one by Back, until it is changed. */
function useEntered(start: Fields) {
  const [entered, setEntered] = useState(start);
  // No key on the form, since that would drop the focus.
  const [shown, setShown] = useState(start);
  if (shown !== start) {
    setShown(start);
    setEntered(start);
  }
  return [entered, setEntered] as const;
}

/** What is searched for, without what only arranges the results. */
const searchPart = (query: URLSearchParams): string =>
  isAsked(query) ? writeFields(readFields(query)) : query.has('mode') ? `mode=${query.get('mode')}` : '';
