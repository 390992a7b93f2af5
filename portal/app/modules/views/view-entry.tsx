import { useEffect, useRef, useState } from 'react';
import type { SavedView } from '../../../../shared/contract/list-settings.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { isComposing } from '../../../../shared/keys/is-composing.ts';
import { IconButton } from '../../../../shared/ui/button/icon-button.tsx';
import { Icon, TrashIcon } from '../../../../shared/ui/icons/icons.tsx';
import { texts } from '../../../lists/texts/index.ts';
import { DefaultButton } from './default-button.tsx';
import { SaveView } from './save-view.tsx';
import * as s from './views-button.css.ts';

interface ViewEntryProps {
  view: SavedView;
  views: readonly SavedView[];
  isSelected: boolean;
  /** The list opens with it. */
  isDefault: boolean;
  onShow(): void;
  onDefault(isDefault: boolean): void;
  onRename(name: string): void;
  /** None for who belongs to no company. */
  onShare: ((isShared: boolean) => void) | undefined;
  onDelete(): void;
}

/** One saved view, and what can be done with it. */
export function ViewEntry(props: ViewEntryProps) {
  const { view, views, isSelected, isDefault, onShow, onDefault, onRename, onShare, onDelete } = props;
  const text = useText(texts);
  const { name, sharedWith } = view;
  const isShared = sharedWith !== undefined;
  const [isRenaming, setRenaming] = useState(false);
  const rename = useRef<HTMLButtonElement>(null);
  const wasRenaming = useRef(false);
  useEffect(() => {
    if (wasRenaming.current && !isRenaming) rename.current?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);

  if (isRenaming)
    return (
      <li
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || isComposing(event)) return;
          // The panel stays open.
          event.stopPropagation();
          setRenaming(false);
        }}
      >
        <SaveView
          label={text('list.views.newName')}
          views={views}
          own={view}
          onSave={(next) => {
            onRename(next);
            setRenaming(false);
          }}
        />
      </li>
    );
  return (
    <li className={s.entry}>
      <button
        type="button"
        className={s.name}
        aria-current={isSelected ? 'true' : undefined}
        onClick={onShow}
      >
        {name}
      </button>
      <DefaultButton name={name} isDefault={isDefault} onDefault={onDefault} />
      {onShare && (
        <IconButton
          label={text('list.views.share', { name })}
          aria-pressed={isShared}
          onClick={() => onShare(!isShared)}
        >
          <span className={isShared ? s.filled : undefined}>
            <Icon>
              <path d="M5.5 8a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5zM1.5 13c0-2 1.7-3.25 4-3.25S9.5 11 9.5 13zM10.75 8a1.9 1.9 0 1 0-.6-3.7M11 9.8c2 .1 3.5 1.3 3.5 3.2h-2.6" />
            </Icon>
          </span>
        </IconButton>
      )}
      <IconButton ref={rename} label={text('list.views.rename', { name })} onClick={() => setRenaming(true)}>
        <Icon>
          <path d="M10.5 3l2.5 2.5L5.5 13H3v-2.5z" />
        </Icon>
      </IconButton>
      <IconButton label={text('list.views.delete', { name })} onClick={onDelete}>
        <TrashIcon />
      </IconButton>
    </li>
  );
}
