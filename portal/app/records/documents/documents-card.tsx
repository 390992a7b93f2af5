import { useRef, useState } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { LiveRegion } from '../../../../shared/ui/visually-hidden/live-region.tsx';
import type { Viewer } from '../../../lists/definition.ts';
import { useUnsavedWork } from '../../unsaved-work/use-unsaved-work.ts';
import * as card from '../parts/card.css.ts';
import { Card } from '../parts/card.tsx';
import type { DocumentedRecord } from './api.ts';
import { type Document, mayChange, type Parties, visibilitiesFor } from './document.ts';
import * as s from './documents.css.ts';
import { ChangeDialog } from './one/change-dialog.tsx';
import { DocumentItem } from './one/document-item.tsx';
import { texts } from './texts/index.ts';
import { FileChoice, useDropTarget } from './uploads/file-choice.tsx';
import { UploadList } from './uploads/upload-list-view.tsx';
import { useUploads } from './uploads/use-uploads.ts';
import { useDocuments } from './use-documents.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useRemoval } from './use-removal.ts';

interface DocumentsCardProps {
  record: DocumentedRecord;
  parties: Parties;
  /** As the page loaded them. */
  documents: readonly Document[];
  viewer: Viewer;
}

/** The documents of a record: read, added, changed and removed by those who may (MOD-02, D-15). */
export function DocumentsCard({ record, parties, documents: loaded, viewer }: DocumentsCardProps) {
  const text = useText(texts);
  const place = useRef<HTMLDivElement>(null);
  const [news, setNews] = useState('');
  const { documents, failure, reload } = useDocuments(record, loaded);
  /** As it was when its change was begun. */
  const [changing, setChanging] = useState<Document>();
  const changed = documents.find(({ id }) => id === changing?.id);
  const removal = useRemoval(reload, (name) => setNews(text('documents.restored', { name })));
  const { uploads, ...actions } = useUploads(record, (name) => {
    setNews(text('documents.added', { name }));
    void reload();
  });
  const visibilities = visibilitiesFor(viewer, parties);
  // Visitors of links stand for no company.
  const mayAdd = viewer.companyId !== undefined;
  const drop = useDropTarget(mayAdd, actions.choose);
  // What can't become a document is no work to lose.
  useUnsavedWork({ ref: place }, { isDirty: uploads.some(({ state }) => state.is !== 'refused') });
  useKeptFocus(place);

  return (
    <Card title={text('documents.title')} count={documents.length}>
      <div ref={place} className={s.content} {...drop.handlers}>
        {failure && (
          <Banner kind="warning" onRetry={reload}>
            {text('documents.outdated')}
          </Banner>
        )}
        {removal.removed && (
          <Banner
            kind="success"
            onDismiss={removal.dismiss}
            actions={
              <Button size="sm" data-next-focus busy={removal.isRestoring} onClick={removal.undo}>
                {text('documents.undo')}
              </Button>
            }
          >
            {text('documents.removed', { name: removal.removed.name })}
          </Banner>
        )}
        {removal.failure && (
          <Banner kind="error" onDismiss={removal.dismiss}>
            {text(removal.failure)}
          </Banner>
        )}
        {documents.length === 0 && <p className={card.empty}>{text('documents.none')}</p>}
        {documents.length > 0 && (
          <ul className={s.list}>
            {documents.map((document) => (
              <DocumentItem
                key={document.id}
                document={document}
                visibilities={visibilities}
                change={
                  mayChange(document, viewer)
                    ? {
                        onChange: () => setChanging(document),
                        onRemove: () => void removal.remove(document),
                      }
                    : undefined
                }
                isRemoving={removal.removing === document.id}
              />
            ))}
          </ul>
        )}
        {mayAdd && (
          <>
            <UploadList uploads={uploads} visibilities={visibilities} {...actions} />
            <FileChoice isOver={drop.isOver} onChoose={actions.choose} />
          </>
        )}
        {changing && (
          <ChangeDialog
            record={record}
            document={changed ?? changing}
            visibilities={visibilities}
            isGone={!changed}
            onClose={() => setChanging(undefined)}
            onDone={() => {
              setChanging(undefined);
              void reload();
            }}
            onStale={() => void reload()}
          />
        )}
        <LiveRegion message={news} />
      </div>
    </Card>
  );
}
