import { useRef } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { type ListedKey, serviceKeys } from '../../../lists/definitions/service-keys.ts';
import { PageHeader } from '../../layout/page-header.tsx';
import type { ListHandle } from '../../modules/list/module-list.tsx';
import { isAdmin } from '../../session/profile/roles.ts';
import { revokeKeyFailure } from '../failure-text.ts';
import { OpenList } from '../list/open-list.tsx';
import { StaffOnly } from '../staff-only.tsx';
import { texts } from '../texts/index.ts';
import { revokeServiceKey } from './api.ts';
import { KeyForm } from './key-form.tsx';

/** `/admin/service-keys`: admins of the provider make keys by which other servers make signed links, and revoke them. */
export function ServiceKeysPage() {
  const text = useText(texts);
  return (
    <StaffOnly title={text('menu.serviceKeys')} may={isAdmin}>
      <ServiceKeys />
    </StaffOnly>
  );
}

function ServiceKeys() {
  const text = useText(texts);
  const list = useRef<ListHandle>(null);
  return (
    <>
      <PageHeader title={text('menu.serviceKeys')} subtitle={text('admin.keys.explanation')} />
      <KeyForm onMade={() => list.current?.reload()} />
      <OpenList<ListedKey>
        title={text('admin.keys.list')}
        definition={serviceKeys}
        ref={list}
        changes={[
          {
            text: text('admin.revoke'),
            name: ({ name }) => text('admin.keys.revoke.name', { name }),
            question: () => text('admin.keys.revoke.question'),
            further: text('admin.keys.revoke.links'),
            done: ({ name }) => text('admin.keys.revoke.done', { name }),
            failure: revokeKeyFailure,
            run: ({ id }, { isFurther }) => revokeServiceKey(id, isFurther),
          },
        ]}
      />
    </>
  );
}
