import { useAtom } from 'jotai';
import { useHost } from '../../../shared/element/host.ts';
import type { Text } from '../../../shared/i18n/define-texts.ts';
import { useFormats } from '../../../shared/i18n/use-formats.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../shared/ui/button/button.tsx';
import { named } from '../comboboxes/split-input.ts';
import type { OthersChanges } from '../others/changes.ts';
import { othersAtom } from '../state.ts';
import { texts } from '../texts/index.ts';

/** What somebody else did to the record meanwhile, who it was and when, and a way to it (D-125). */
export function OthersBanner() {
  const text = useText(texts);
  const formats = useFormats();
  const { root } = useHost();
  const [others, setOthers] = useAtom(othersAtom);
  if (!others) return null;
  const { changes, who } = others;
  const what = partsOf(changes);
  const [first] = [...changes.added, ...changes.styled];
  const at = who ? formats.dateTime(who.createdAt) : '';
  const show = () => root.querySelector<HTMLElement>(`[data-order="${first?.id}"] input`)?.focus();
  const names =
    who?.actors.map((actor) => (typeof actor === 'string' ? actor : text(actor))).join(', ') ?? '';
  const isOne = who?.actors.length === 1;
  const said = who?.own
    ? texts('orders.others.own', { at, what })
    : texts(isOne ? 'orders.others.who' : 'orders.others.several', { at, what, who: names });
  return (
    <Banner
      kind="info"
      onDismiss={() => setOthers(null)}
      actions={
        first && (
          <Button size="sm" onClick={show}>
            {text('orders.others.show')}
          </Button>
        )
      }
    >
      {text(who ? said : texts('orders.others.somebody', { what }))}
    </Banner>
  );
}

function partsOf({ added, removed, styled }: OthersChanges): Text[] {
  const part = (id: 'added' | 'removed' | 'styled', orders: OthersChanges['added']) =>
    orders.length > 0
      ? [texts(`orders.others.${id}`, { numbers: named(orders.map(({ label }) => label)) })]
      : [];
  return [...part('added', added), ...part('removed', removed), ...part('styled', styled)];
}
