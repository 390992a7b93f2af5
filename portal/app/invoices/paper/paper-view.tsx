import type { PaperFact, PaperPart, PaperParty, PaperTable, Paper as Said } from '../../../papers/paper.ts';
import * as s from './paper.css.ts';

/** A document of the provider to a customer (MOD-09), which is seen on paper alone. */
export function PaperView({ paper }: { paper: Said }) {
  const { seller, customer, heading, facts, parts, foot } = paper;
  return (
    <article className={s.paper}>
      <header className={s.top}>
        {seller && (
          <div>
            <Party of={seller} />
          </div>
        )}
        <h2 className={s.heading}>{heading}</h2>
      </header>
      <div className={s.parties}>
        <div>
          {customer && (
            <>
              <p className={s.label}>{customer.label}</p>
              <Party of={customer} />
            </>
          )}
        </div>
        <Facts facts={facts} />
      </div>
      {parts.map((part) => (
        <Part key={part.kind === 'words' ? part.words : part.title} of={part} />
      ))}
      {foot && <footer className={s.foot}>{foot}</footer>}
    </article>
  );
}

function Party({ of: { name, lines } }: { of: PaperParty }) {
  return (
    <>
      <p className={s.name}>{name}</p>
      <p className={s.lines}>{lines.join('\n')}</p>
    </>
  );
}

function Facts({ facts }: { facts: readonly PaperFact[] }) {
  return (
    <dl className={s.facts}>
      {facts.map(([name, value]) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Part({ of: part }: { of: PaperPart }) {
  if (part.kind === 'table') return <Table of={part} />;
  if (part.kind === 'words') return <p className={part.isQuiet ? s.days : undefined}>{part.words}</p>;
  return (
    <section className={s.payment}>
      <h3 className={s.caption}>{part.title}</h3>
      <Facts facts={part.facts} />
      <p className={s.words}>{part.words}</p>
    </section>
  );
}

const CLASSES = { text: undefined, day: s.whole, number: s.end } as const;

function Table({ of: { title, note, columns, rows } }: { of: PaperTable }) {
  return (
    <>
      <h3 className={s.caption}>{title}</h3>
      {note && <p>{note}</p>}
      <table className={s.table}>
        <thead>
          <tr>
            {columns.map(({ label, kind }) => (
              <th key={label} scope="col" className={kind === 'number' ? s.end : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells, below, isSum }) => (
            <tr key={id} className={isSum ? s.sum : undefined}>
              {columns.map(({ label, kind }, n) => (
                <td key={label} className={CLASSES[kind]}>
                  {cells[n]}
                  {n === 0 && below && <p>{below}</p>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
