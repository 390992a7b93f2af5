import { useRef, useState } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { type GivenLink, linkedRecord, signedLinks } from '../../../lists/definitions/signed-links.ts';
import { PageHeader } from '../../layout/page-header.tsx';
import type { ListHandle } from '../../modules/list/module-list.tsx';
import type { Profile } from '../../session/profile/profile.ts';
import { isAgent, managesPeople } from '../../session/profile/roles.ts';
import { revokeLink } from '../api.ts';
import { revokeFailure } from '../failure-text.ts';
import { OpenList } from '../list/open-list.tsx';
import { StaffOnly } from '../staff-only.tsx';
import { texts } from '../texts/index.ts';
import { LinkForm } from './link-form.tsx';

const maySignLinks = (profile: Profile) => managesPeople(profile) || isAgent(profile);

/** `/admin/links`: admins, agents and managers make links that open one record without signing in, and revoke them (D-01). */
export function LinksPage() {
  const text = useText(texts);
  return (
    <StaffOnly title={text('menu.links')} may={maySignLinks}>
      <Links />
    </StaffOnly>
  );
}

function Links() {
  const text = useText(texts);
  const list = useRef<ListHandle>(null);
  const [revoked, setRevoked] = useState<{ id: string; at: string }>();
  return (
    <>
      <PageHeader title={text('menu.links')} subtitle={text('admin.links.explanation')} />
      <LinkForm
        onMade={() => list.current?.reload()}
        recordName={(link) => text(linkedRecord(link))}
        revoked={revoked}
      />
      <OpenList<GivenLink>
        title={text('admin.links.open')}
        definition={signedLinks}
        ref={list}
        changes={[
          {
            text: text('admin.revoke'),
            name: (link) => text('admin.revoke.name', { record: linkedRecord(link) }),
            question: () => text('admin.revoke.question'),
            done: (link) => text('admin.revoke.done', { record: linkedRecord(link) }),
            failure: revokeFailure,
            run: async ({ linkId }) => {
              await revokeLink(linkId);
              setRevoked({ id: linkId, at: new Date().toISOString() });
            },
          },
        ]}
      />
    </>
  );
}
