import type { ServiceKey } from '../../../../shared/contract/service-keys.ts';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { PageHeader } from '../../layout/page-header.tsx';
import { isAdmin } from '../../session/profile/roles.ts';
import * as s from '../admin.css.ts';
import { revokeKeyFailure } from '../failure-text.ts';
import { OpenTable } from '../list/open-table.tsx';
import { useSessionList } from '../list/use-session-list.ts';
import { roleName, typeName } from '../names.ts';
import { StaffOnly } from '../staff-only.tsx';
import { texts } from '../texts/index.ts';
import { revokeServiceKey, serviceKeySource } from './api.ts';
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
  const formats = useFormats();
  const list = useSessionList(serviceKeySource);
  const limits = ({ entities, recordTypes, roles }: ServiceKey) => (
    // One node: a card has its cells as they are in a row.
    <span>
      {entities?.map(({ companyName }) => companyName).join(', ') ?? text('admin.keys.allCompanies')}
      <span className={s.below}>
        {recordTypes?.map((one) => typeName(text, one)).join(', ') ?? text('admin.keys.allTypes')}
      </span>
      <span className={s.below}>{roles.map((one) => roleName(text, one)).join(', ')}</span>
    </span>
  );
  const end = ({ expiresAt, isLive, createdBy }: ServiceKey) => {
    const time = expiresAt ? formats.dateTime(expiresAt) : text('admin.keys.noEnd');
    if (isLive) return time;
    const isPast = expiresAt && Date.parse(expiresAt) <= Date.now();
    return (
      <span className={s.past}>
        {isPast ? text('admin.past', { time }) : text('admin.keys.ended', { email: createdBy })}
      </span>
    );
  };
  return (
    <>
      <PageHeader title={text('menu.serviceKeys')} subtitle={text('admin.keys.explanation')} />
      <KeyForm onMade={list.reload} />
      <OpenTable<ServiceKey>
        title={text('admin.keys.list')}
        list={list}
        empty={text('admin.keys.none')}
        columns={[
          { title: text('admin.keys.name'), cell: ({ name }) => name },
          { title: text('admin.keys.limits'), cell: limits },
          { title: text('admin.by'), cell: ({ createdBy }) => createdBy },
          { title: text('admin.made'), cell: ({ createdAt }) => formats.dateTime(createdAt) },
          { title: text('admin.ends'), cell: end },
          {
            title: text('admin.keys.lastUsed'),
            cell: ({ lastUsedAt }) => (lastUsedAt ? formats.dateTime(lastUsedAt) : text('admin.keys.never')),
          },
        ]}
        withdraw={{
          text: text('admin.revoke'),
          name: ({ name }) => text('admin.keys.revoke.name', { name }),
          question: () => text('admin.keys.revoke.question'),
          further: text('admin.keys.revoke.links'),
          done: ({ name }) => text('admin.keys.revoke.done', { name }),
          failure: revokeKeyFailure,
          run: ({ id }, withdrawLinks) => revokeServiceKey(id, withdrawLinks),
        }}
      />
    </>
  );
}
