import type { ReactNode } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import type { ModuleDefinition } from '../../../lists/definition.ts';
import { type TextId, texts } from '../../../lists/texts/index.ts';
import { usePageClient } from '../../client/use-page-client.ts';
import { PageHeader } from '../../layout/page-header.tsx';
import { PageTitle } from '../../layout/page-title.tsx';
import { PaperLine } from '../../layout/paper-line.tsx';
import { PortalLink } from '../../layout/portal-link.tsx';
import { useAddress } from '../../routes/use-address.ts';
import { ModuleList, type ModuleListProps } from '../list/module-list.tsx';
import * as s from './module-page.css.ts';
import { useListViewer } from './use-list-viewer.ts';
import { ViewLinks } from './view-links.tsx';

/** How the records of a list are made and changed on its page. */
export interface ListChanges
  extends Required<Pick<ModuleListProps, 'ref'>>,
    Pick<ModuleListProps, 'rowActions' | 'selectionActions'> {
  /** Makes a further one: a button beside the title. */
  create?: ReactNode;
  /** Above the list: what was done last, and the dialog of what is about to be. */
  notice: ReactNode;
}

interface ModulePageProps {
  /** Without it the page is called what the shown list is. */
  title?: TextId;
  subtitle?: TextId | undefined;
  /** The lists of the page; `view` in the address chooses one. */
  views: readonly [ModuleDefinition, ...ModuleDefinition[]];
  /** What is made from here, for signed-in people. */
  create?: { text: TextId; href: string };
  /** Of the shown list. */
  changes?: ListChanges | undefined;
  /** Pages beside these lists. */
  pages?: readonly { title: TextId; href: string }[];
}

/** A module's page: header and list. */
export function ModulePage({ title: given, subtitle, views, create, changes, pages = [] }: ModulePageProps) {
  const text = useText(texts);
  const { query } = useAddress();
  const client = usePageClient(query.get('token'));
  const viewer = useListViewer();
  const shown = views.find(({ id }) => id === query.get('view')) ?? views[0];
  const title = given ?? shown.title;
  return (
    <>
      <PageTitle of={text(title)} />
      <PaperLine />
      <PageHeader
        title={text(title)}
        subtitle={subtitle && text(subtitle)}
        usesDays={shown.usesDays}
        actions={
          create && viewer.userId !== undefined ? (
            <PortalLink href={create.href} className={s.create}>
              {text(create.text)}
            </PortalLink>
          ) : (
            changes?.create
          )
        }
      />
      {views.length + pages.length > 1 && (
        <ViewLinks title={text(given ?? views[0].title)} views={views} pages={pages} shown={shown.id} />
      )}
      {changes?.notice}
      <ModuleList
        key={shown.id}
        definition={shown}
        client={client}
        viewer={viewer}
        {...(changes && {
          ref: changes.ref,
          ...(changes.rowActions && { rowActions: changes.rowActions }),
          ...(changes.selectionActions && { selectionActions: changes.selectionActions }),
        })}
      />
    </>
  );
}
