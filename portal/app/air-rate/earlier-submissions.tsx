import type { Client } from '../../../shared/client/client.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { rateSubmissions } from '../modules/definitions/rates.ts';
import { ModuleList } from '../modules/list/module-list.tsx';
import { useListViewer } from '../modules/page/use-list-viewer.ts';
import { texts } from '../modules/texts/index.ts';
import * as s from './air-rate-page.css.ts';

/** MOD-15: the submissions that the caller may see; each row opens the form of one. */
export function EarlierSubmissions({ client }: { client: Client }) {
  const text = useText(texts);
  const viewer = useListViewer();
  return (
    <section className={s.earlier}>
      <h2 className={s.heading}>{text(rateSubmissions.title)}</h2>
      <ModuleList definition={rateSubmissions} client={client} viewer={viewer} />
    </section>
  );
}
