import { useState } from 'react';
import { downloadFrom } from '../../../../../shared/export/download.ts';
import type { Text } from '../../../../../shared/i18n/define-texts.ts';
import { useFormats } from '../../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../../shared/i18n/use-text.ts';
import { isPreviewed } from '../../../../../shared/trade/document-files.ts';
import type { DocumentVisibility } from '../../../../../shared/trade/document-visibility.ts';
import { Button } from '../../../../../shared/ui/button/button.tsx';
import { MenuButton } from '../../../../../shared/ui/menu-button/menu-button.tsx';
import { nameOf } from '../../../../lists/definitions/common.ts';
import { adminFailure } from '../../../admin/failure-text.ts';
import { addressOf } from '../api.ts';
import type { Document } from '../document.ts';
import * as s from '../documents.css.ts';
import { fileSize } from '../file-size.ts';
import { texts } from '../texts/index.ts';
import { PreviewDialog } from './preview-dialog.tsx';

interface DocumentItemProps {
  document: Document;
  visibilities: readonly DocumentVisibility[];
  /** For those who may change and remove it. */
  change: { onChange(): void; onRemove(): void } | undefined;
  isRemoving: boolean;
}

/** One document with what can be done with it. */
export function DocumentItem(props: DocumentItemProps) {
  const { document, visibilities, change, isRemoving } = props;
  const text = useText(texts);
  const [isShown, setShown] = useState(false);
  const [isComing, setComing] = useState(false);
  const [failure, setFailure] = useState<Text>();
  const { name, visibility } = document;

  const download = async () => {
    setFailure(undefined);
    setComing(true);
    try {
      downloadFrom(await addressOf(document, 'download'));
    } catch (error) {
      setFailure(adminFailure(error));
    } finally {
      setComing(false);
    }
  };
  return (
    <li className={s.item} aria-busy={isRemoving || undefined}>
      <div className={s.about}>
        <span className={s.nameLine}>
          {isPreviewed(document.mediaType) ? (
            <button
              type="button"
              className={s.name}
              aria-label={text('documents.preview', { name })}
              onClick={() => setShown(true)}
            >
              {name}
            </button>
          ) : (
            <span className={s.plainName}>{name}</span>
          )}
          {/* Whoever can't choose has nothing to tell apart. */}
          {(visibility !== 'everybody' || visibilities.length > 1) && (
            <span className={s.badge}>{text('document.visibility', { visibility })}</span>
          )}
        </span>
        <Facts of={document} />
        <span aria-live="polite">{failure && <span className={s.error}>{text(failure)}</span>}</span>
      </div>
      <div className={s.actions}>
        <Button
          size="sm"
          busy={isComing}
          aria-label={text('documents.downloadOne', { name })}
          onClick={() => void download()}
        >
          {text('documents.download')}
        </Button>
        {change && (
          <MenuButton
            label={text('documents.more')}
            about={name}
            items={[
              { id: 'change', label: text('documents.change'), onSelect: change.onChange },
              {
                id: 'remove',
                label: text('documents.remove'),
                disabled: isRemoving,
                onSelect: change.onRemove,
              },
            ]}
          />
        )}
      </div>
      {isShown && <PreviewDialog document={document} onClose={() => setShown(false)} onDownload={download} />}
    </li>
  );
}

/** What it is, how large, and who added it when. */
function Facts({ of: { type, size, addedBy, company, createdAt } }: { of: Document }) {
  const text = useText(texts);
  const formats = useFormats();
  const by = company?.companyName
    ? text('documents.byOf', { name: addedBy, company: nameOf(company)! })
    : text('documents.by', { name: addedBy });
  return (
    <span className={s.facts}>
      {[text('document.type', { type }), fileSize(formats, size), by, formats.date(createdAt)].map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </span>
  );
}
