import { useEffect, useState } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Combobox } from '../../../shared/ui/combobox/combobox.tsx';
import { useRemoteOptions } from '../../../shared/ui/search/remote-options.ts';
import { type CompanyOption, findCompany } from '../admin/api.ts';
import { client } from '../client/client.ts';
import { findCustomers } from '../invoices/entry/options.ts';
import { useGo } from '../layout/use-go.ts';
import { idIn } from '../routes/record-id.ts';
import { texts } from '../texts/index.ts';
import * as s from './route-page.css.ts';

/** The customer whose routes the page shows, and the choice of another one. Without one they are the provider's own. */
export function CompanyOfRoutes({ shown }: { shown: string | null }) {
  const text = useText(texts);
  const go = useGo();
  const id = idIn(shown);
  const options = useRemoteOptions(findCustomers);
  const company = useCompany(id);
  return (
    <div className={s.company}>
      <Combobox
        label={text('portal.routes.company')}
        placeholder={text('portal.routes.choose')}
        options={options}
        value={company ?? null}
        onChange={(chosen) => go(chosen ? `${LIST}?record_id=${chosen.id}` : LIST)}
      />
    </div>
  );
}

const LIST = '/route-subscription/products';

/** The company by its name; by its id until that is here, or where there is none. */
function useCompany(id: number | undefined): Pick<CompanyOption, 'id' | 'label'> | undefined {
  const [found, setFound] = useState<CompanyOption>();
  useEffect(() => {
    if (id === undefined) return;
    const leaving = new AbortController();
    findCompany(client, id, leaving.signal).then(
      (company) => !leaving.signal.aborted && setFound(company),
      (error) =>
        !leaving.signal.aborted && console.warn('[portal] The company of the routes is not known:', error),
    );
    return () => leaving.abort();
  }, [id]);
  if (id === undefined) return undefined;
  return found?.id === id ? found : { id, label: String(id) };
}
