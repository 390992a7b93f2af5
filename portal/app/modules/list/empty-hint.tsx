import { useText } from '../../../../shared/i18n/use-text.ts';
import type { RecordHint } from '../../../lists/definition.ts';
import { texts } from '../../../lists/texts/index.ts';
import { PortalLink } from '../../layout/portal-link.tsx';
import * as s from './module-list.css.ts';

/** Below the text of a list that can have nothing for the viewer: why, and where to go instead. */
export function EmptyHint({ of }: { of: RecordHint | undefined }) {
  const text = useText(texts);
  if (!of) return null;
  return (
    <p className={s.emptyHint}>
      {text(of.text)}
      {of.link && (
        <PortalLink href={of.link.href} className={s.emptyLink}>
          {typeof of.link.text === 'string' ? of.link.text : text(of.link.text)}
        </PortalLink>
      )}
    </p>
  );
}
