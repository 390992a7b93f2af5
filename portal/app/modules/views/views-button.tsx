import { useEffect, useId, useRef, useState } from 'react';
import type { SavedView } from '../../../../shared/contract/list-settings.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { texts } from '../../../lists/texts/index.ts';
import { PopoverButton } from '../list/popover-button.tsx';
import { OfferedEntry } from './offered-entry.tsx';
import { SaveView } from './save-view.tsx';
import type { ListViews } from './use-views.ts';
import { ViewEntry } from './view-entry.tsx';
import * as s from './views-button.css.ts';

interface ViewsProps extends ListViews {
  /** Why the last change could not be stored. */
  error: unknown;
  onRetry(): void;
}

/** The saved views of a list: chooses one, saves the present list as one, renames, deletes. */
export function ViewsButton(props: ViewsProps) {
  const text = useText(texts);
  const { selected, isChanged } = props;
  const name = selected && (isChanged ? text('list.views.changed', { name: selected.name }) : selected.name);
  return (
    <PopoverButton
      label={text('list.views')}
      face={<span className={s.face}>{name ?? text('list.views')}</span>}
    >
      {(close) => <ViewsPanel {...props} onClose={close} />}
    </PopoverButton>
  );
}

function ViewsPanel({ onClose, error, onRetry, ...list }: ViewsProps & { onClose(): void }) {
  const text = useText(texts);
  const { views, ready, shared, selected, plain, isOwn, isChanged, defaultView } = list;
  const sharedTitle = useId();
  const [gone, setGone] = useState<{ name: string; restore(): void }>();
  const undo = useRef<HTMLButtonElement>(null);
  // The button that was pressed has gone with its view.
  useEffect(() => {
    if (gone) undo.current?.focus();
  }, [gone]);
  const entries = useRef<HTMLUListElement>(null);

  const show = (view: Parameters<typeof list.show>[0]) => {
    list.show(view);
    onClose();
  };
  const [told, setTold] = useState('');
  const share = ({ id, name }: SavedView, isShared: boolean) => {
    list.share?.(id, isShared);
    setGone(undefined);
    setTold(text(isShared ? 'list.views.shared' : 'list.views.unshared', { name }));
  };
  const offered = (view: SavedView) => ({
    name: view.name,
    isSelected: view === selected,
    isDefault: view.id === defaultView,
    onShow: () => show(view),
    onDefault: (isDefault: boolean) => list.setDefault(isDefault ? view.id : null),
  });
  return (
    <>
      {error !== undefined && (
        <Banner kind="error" onRetry={onRetry}>
          {text('list.settings.failed')}
        </Banner>
      )}
      <ul ref={entries} className={s.list}>
        {(list.hasOwn ? (['standard', 'own'] as const) : (['standard'] as const)).map((name) => (
          <li key={name} className={s.entry}>
            <button
              type="button"
              className={s.name}
              aria-current={plain === name ? 'true' : undefined}
              onClick={() => show(name)}
            >
              {text(`list.views.${name}`)}
            </button>
          </li>
        ))}
        {ready.map((view) => (
          <OfferedEntry key={view.id} {...offered(view)} />
        ))}
        {views.map((view) => (
          <ViewEntry
            key={view.id}
            view={view}
            views={views}
            isSelected={view === selected}
            isDefault={view.id === defaultView}
            onShow={() => show(view)}
            onDefault={(isDefault) => list.setDefault(isDefault ? view.id : null)}
            onRename={(name) => list.rename(view.id, name)}
            onShare={list.share && ((isShared) => share(view, isShared))}
            onDelete={() => {
              setTold('');
              setGone({ name: view.name, restore: list.remove(view) });
            }}
          />
        ))}
      </ul>
      {shared.length > 0 && (
        <>
          <p id={sharedTitle} className={s.heading}>
            {text('list.views.ofColleagues')}
          </p>
          <ul aria-labelledby={sharedTitle} className={s.list}>
            {shared.map(({ view, by }) => (
              <OfferedEntry key={view.id} {...offered(view)} by={by} />
            ))}
          </ul>
        </>
      )}
      <div role="status" className={s.gone}>
        {told}
        {gone && (
          <>
            <span>{text('list.views.deleted', { name: gone.name })}</span>
            <Button
              ref={undo}
              size="sm"
              onClick={() => {
                gone.restore();
                setGone(undefined);
                entries.current?.querySelector('button')?.focus();
              }}
            >
              {text('list.views.undo')}
            </Button>
          </>
        )}
      </div>
      <div className={s.end}>
        {selected && isOwn && isChanged && (
          <Button
            onClick={() => {
              list.overwrite();
              onClose();
            }}
          >
            {text('list.views.overwrite', { name: selected.name })}
          </Button>
        )}
        <SaveView
          label={text('list.views.saveAs')}
          views={views}
          onSave={(name) => {
            list.saveAs(name);
            onClose();
          }}
        />
      </div>
    </>
  );
}
