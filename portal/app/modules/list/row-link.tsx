import { useText } from '../../../../shared/i18n/use-text.ts';
import type { RecordLink } from '../../../lists/definition.ts';
import { PortalLink } from '../../layout/portal-link.tsx';
import * as s from './row-buttons.css.ts';

/** Where a row leads to beside its record, such as `Book` and `Add route`. */
export function RowLinks({ of: links }: { of: readonly RecordLink[] }) {
  return (
    <span className={s.links}>
      {links.map((link) => (
        <RowLink key={link.href} of={link} />
      ))}
    </span>
  );
}

function RowLink({ of: { text: words, href } }: { of: RecordLink }) {
  const text = useText();
  return (
    <PortalLink href={href} className={s.link}>
      {typeof words === 'string' ? words : text(words)}
    </PortalLink>
  );
}
