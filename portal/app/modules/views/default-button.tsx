import { useText } from '../../../../shared/i18n/use-text.ts';
import { IconButton } from '../../../../shared/ui/button/icon-button.tsx';
import { Icon } from '../../../../shared/ui/icons/icons.tsx';
import { texts } from '../../../lists/texts/index.ts';
import * as s from './views-button.css.ts';

interface DefaultButtonProps {
  /** Of the view. */
  name: string;
  isDefault: boolean;
  onDefault(isDefault: boolean): void;
}

/** Lets the list open with a view, or with it no more. */
export function DefaultButton({ name, isDefault, onDefault }: DefaultButtonProps) {
  const text = useText(texts);
  return (
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
  );
}
