import { useAtom } from 'jotai';
import { FEATURES } from '../shared/contract/charges.ts';
import { Button } from '../shared/ui/button/button.tsx';
import * as styles from './parts.css.ts';
import { Choice, Line, Panel } from './parts.tsx';
import { type AttributeName, ELEMENTS, shownElementAtom, type Tag, withElement } from './shown-element.ts';
import { twinAtom, widthAtom } from './state.ts';

const namesOf = <T extends string>(names: readonly T[]) =>
  Object.fromEntries(names.map((name) => [name, name])) as Record<T, T>;

const TAGS = namesOf(Object.keys(ELEMENTS) as Tag[]);

const CHOICES: Partial<Record<AttributeName, Readonly<Record<string, string>>>> = {
  'record-type': { booking: 'booking', shipment: 'shipment' },
  feature: { ...namesOf(FEATURES), unknown_charges: 'unknown_charges (refused)' },
  profile: { true: 'true' },
  'reset-on-save': { true: 'true' },
  'user-role': { admin: 'admin', agent: 'agent', user: 'user (sees nothing)' },
  locale: { en: 'en', de: 'de', es: 'es', fr: 'fr', ja: 'ja', zh: 'zh' },
  theme: { light: 'light', dark: 'dark', auto: 'auto' },
  timing: { true: 'true' },
};

const WIDTHS = { 375: '375 px', 768: '768 px' } as const;

function AttributeLine({ name }: { name: AttributeName }) {
  const [{ tag, attributes }, setElement] = useAtom(shownElementAtom);
  const value = attributes[name];
  const choices = CHOICES[name];
  const set = (next: string | undefined) => {
    const { [name]: _, ...others } = attributes;
    setElement({ tag, attributes: next === undefined ? others : { ...others, [name]: next } });
  };
  return (
    <Line
      label={name}
      end={
        <Button
          variant="quiet"
          aria-label={`Remove attribute ${name}`}
          disabled={value === undefined}
          onClick={() => set(undefined)}
        >
          ✕
        </Button>
      }
    >
      {(id) =>
        choices ? (
          <Choice id={id} value={value} options={choices} none="(not set)" onChange={set} />
        ) : (
          <input
            id={id}
            className={styles.control}
            value={value ?? ''}
            placeholder="(not set)"
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => set(event.target.value)}
          />
        )
      }
    </Line>
  );
}

/** Which element the preview shows, its attributes, and the preview's width. */
export function ElementPanel() {
  const [element, setElement] = useAtom(shownElementAtom);
  const [twin, setTwin] = useAtom(twinAtom);
  const [width, setWidth] = useAtom(widthAtom);
  return (
    <Panel title="Element" note={`<${element.tag}>`}>
      <Line label="element">
        {(id) => (
          <Choice
            id={id}
            value={element.tag}
            options={TAGS}
            onChange={(next) => setElement(withElement(element, next ?? element.tag))}
          />
        )}
      </Line>
      {ELEMENTS[element.tag].map((name) => (
        <AttributeLine key={name} name={name} />
      ))}
      <Line label="Preview width">
        {(id) => (
          <Choice
            id={id}
            value={width === undefined ? undefined : (`${width}` as `${keyof typeof WIDTHS}`)}
            options={WIDTHS}
            none="All there is"
            onChange={(next) => setWidth(next === undefined ? undefined : Number(next))}
          />
        )}
      </Line>
      <label className={styles.row}>
        <input type="checkbox" checked={twin} onChange={(event) => setTwin(event.target.checked)} />
        Two elements side by side
      </label>
    </Panel>
  );
}
