import type { ModuleDefinition } from '../../lists/definition.ts';
import { manifests } from '../../lists/definitions/charges.ts';
import { invoices } from '../../lists/definitions/invoices.ts';
import { ModulePage } from '../modules/page/module-page.tsx';
import { useListViewer } from '../modules/page/use-list-viewer.ts';
import { NoWork } from '../refusal/no-work.tsx';
import { useAddress } from '../routes/use-address.ts';
import { useManifestChanges } from './use-manifest-changes.tsx';

type Views = readonly [ModuleDefinition, ...ModuleDefinition[]];

const STATEMENT = [{ title: 'list.view.statement', href: '/invoices/statement' }] as const;
/** What the provider has beside it. */
const WRITING = [...STATEMENT, { title: 'list.view.newInvoice', href: '/invoices/new' }] as const;

/**
 * MOD-09: customers look for their invoices first; who enters charges for the manifests that are to become some. Agents see
 * no invoices. The page is called what it lists, since the menu's word for both is `Invoices`.
 */
export function ManifestsPage() {
  const { role } = useListViewer();
  if (role === 'agent') return <ModulePage views={[manifests]} />;
  return <Lists views={role ? [manifests, invoices] : [invoices, manifests]} />;
}

/** `/invoices` (MOD-09): the same lists, invoices first for those who see any. */
export function InvoicesPage() {
  const { role } = useListViewer();
  if (role === 'agent')
    return (
      <NoWork
        title="menu.manifest"
        who="list.none.invoices"
        instead={{ href: '/manifest', name: 'list.view.manifests' }}
      />
    );
  return <Lists views={[invoices, manifests]} />;
}

function Lists({ views }: { views: Views }) {
  const { role } = useListViewer();
  const { query } = useAddress();
  const shown = views.find(({ id }) => id === query.get('view')) ?? views[0];
  const changes = useManifestChanges(shown.id === manifests.id);
  return <ModulePage views={views} pages={role === 'admin' ? WRITING : STATEMENT} changes={changes} />;
}
