import { useText } from '../../../shared/i18n/use-text.ts';
import { texts as chargesTexts } from '../../../widgets/charges/texts/index.ts';
import { PageTitle } from '../layout/page-title.tsx';
import { Refusal } from '../refusal/refusal.tsx';
import { usePresence } from '../session/presence.ts';
import { texts } from '../texts/index.ts';

/** CHG-05: the tool is not drawn; the page says why, because an empty one would look broken. */
export function NoRolePage() {
  const text = useText(texts);
  const isVisitor = usePresence() === 'visitor';
  return (
    <>
      <PageTitle of={text(chargesTexts('charges.title'))} />
      <Refusal of="screen" title={text(chargesTexts('charges.title'))} isBranded={isVisitor}>
        {text('portal.charges.noRole')}
      </Refusal>
    </>
  );
}
