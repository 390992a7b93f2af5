import { useEffect, useRef, useState } from 'react';
import type { SavedView } from '../../../../shared/contract/list-settings.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { isComposing } from '../../../../shared/keys/is-composing.ts';
import { IconButton } from '../../../../shared/ui/button/icon-button.tsx';
import { Icon, TrashIcon } from '../../../../shared/ui/icons/icons.tsx';
import { texts } from '../../../lists/texts/index.ts';
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
  onDelete(): void;
}

/** One saved view, and what can be done with it. */
export function ViewEntry(props: ViewEntryProps) {
  const { view, views, isSelected, isDefault, onShow, onDefault, onRename, onDelete } = props;
  const text = useText(texts);
  const { name } = view;
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
      <IconButton
        label={text('list.views.default', { name })}
        aria-pressed={isDefault}
        onClick={() => onDefault(!isDefault)}
      >
        <span className={isDefault ? s.filled : undefined}>
          <Icon>
            <path d="M8 2l1.8 3.8 4.2.5-3.1 2.9.8 4.1L8 11.2l-3.7 2.1.8-4.1L2 6.3l4.2-.5z" />
          </Icon>
        </span>
      </IconButton>
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
