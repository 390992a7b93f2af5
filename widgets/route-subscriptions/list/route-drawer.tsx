import { useAtomValue } from 'jotai';
import { useAttribute } from '../../../shared/element/host.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import { Drawer } from '../../../shared/ui/drawer/drawer.tsx';
import type { RouteForm } from '../form/route-form.ts';
import { RouteFormView } from '../form/route-form-view.tsx';
import { routePage } from '../form/route-page.ts';
import { texts } from '../texts/index.ts';
import { BackIcon } from './icons.tsx';
import type { RouteList } from './route-list.ts';
import * as s from './route-subscriptions.css.ts';
import { drawerAtom, type ListScope, scopeAtom } from './state.ts';

/** SUB-12 to SUB-16, SUB-37: the drawer of a new or a stored route. */
export function RouteDrawer({ list }: { list: RouteList }) {
  const form = useAtomValue(drawerAtom);
  const scope = useAtomValue(scopeAtom);
  return form && scope && <OpenDrawer list={list} form={form} scope={scope} />;
}

function OpenDrawer({ list, form, scope }: { list: RouteList; form: RouteForm; scope: ListScope }) {
  const text = useText(texts);
  const apiBase = useAttribute('apiBase', 'string');
  const stored = useAtomValue(form.state.storedAtom);
  return (
    <Drawer
      open
      wide
      side="right"
      title={text(stored ? 'routes.update' : 'routes.add')}
      onClose={list.drawer.close}
    >
      <div className={s.drawer}>
        <div className={s.drawerLinks}>
          <Button onClick={list.drawer.close}>
            <BackIcon />
            {text('routes.back')}
          </Button>
          {stored && (
            <a
              className={s.link}
              href={routePage(stored.id, { apiBase, ...scope })}
              target="_blank"
              rel="noopener"
            >
              {text('routes.window')}
            </a>
          )}
        </div>
        <RouteFormView
          form={form}
          entityId={scope.entityId}
          isProfile={scope.isProfile}
          takesFocus
          onSave={() => void list.save()}
        />
      </div>
    </Drawer>
  );
}
