import { useText } from '../../../../shared/i18n/use-text.ts';
import type { RecordLink } from '../../../lists/definition.ts';
import { PortalLink } from '../../layout/portal-link.tsx';
import * as s from './selection.css.ts';

/** Where all chosen rows lead to at once, such as `Request a booking`. */
export function SelectionLink({ of: { text: words, href } }: { of: RecordLink }) {
  const text = useText();
  return (
    <PortalLink href={href} className={s.link}>
      {typeof words === 'string' ? words : text(words)}
    </PortalLink>
  );
}
