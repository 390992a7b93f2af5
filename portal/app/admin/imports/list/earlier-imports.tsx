import { useText } from '../../../../../shared/i18n/use-text.ts';
import { imports } from '../../../../lists/definitions/imports.ts';
import { client } from '../../../client/client.ts';
import { ModuleList } from '../../../modules/list/module-list.tsx';
import { useListViewer } from '../../../modules/page/use-list-viewer.ts';
import * as a from '../../admin.css.ts';
import { texts } from '../texts/index.ts';

/** The imports so far, newest first; those that go on are followed. */
export function EarlierImports() {
  const text = useText(texts);
  const viewer = useListViewer();
  return (
    <section aria-label={text('imports.earlier')}>
      <h2 className={a.listTitle}>{text('imports.earlier')}</h2>
      <ModuleList definition={imports} client={client} viewer={viewer} />
    </section>
  );
}
