import { useText } from '../../../shared/i18n/use-text.ts';
import { type TextId, texts } from '../../lists/texts/index.ts';
import { PageTitle } from '../layout/page-title.tsx';
import { Refusal } from './refusal.tsx';

interface NoWorkProps {
  title: TextId;
  /** Who works there, and where what concerns this person is. */
  who: TextId;
  /** What the person can do instead. */
  instead: { href: string; name: TextId };
}

/** In place of a page on which the person's role has nothing to do. */
export function NoWork({ title, who, instead }: NoWorkProps) {
  const text = useText(texts);
  return (
    <>
      <PageTitle of={text(title)} />
      <Refusal of="screen" title={text(title)} action={{ href: instead.href, name: text(instead.name) }}>
        {text(who)}
      </Refusal>
    </>
  );
}
