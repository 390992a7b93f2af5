import { DefaultButton } from './default-button.tsx';
import * as s from './views-button.css.ts';

interface OfferedEntryProps {
  name: string;
  /** Who shares it; nobody where the list has it for everybody. */
  by?: string;
  isSelected: boolean;
  isDefault: boolean;
  onShow(): void;
  onDefault(isDefault: boolean): void;
}

/** A view that isn't the person's own: it is shown, and may open the list, but others change it. */
export function OfferedEntry({ name, by, isSelected, isDefault, onShow, onDefault }: OfferedEntryProps) {
  return (
    <li className={s.entry}>
      <button
        type="button"
        className={s.name}
        aria-current={isSelected ? 'true' : undefined}
        onClick={onShow}
      >
        {name} {by && <span className={s.by}>{by}</span>}
      </button>
      <DefaultButton name={name} isDefault={isDefault} onDefault={onDefault} />
    </li>
  );
}
