import type { ImportKind } from '../../../../shared/contract/imports.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { SuccessIcon } from '../../../../shared/ui/icons/icons.tsx';
import { startPath } from '../../admin/imports/start-path.ts';
import { PortalLink } from '../../layout/portal-link.tsx';
import * as d from '../dashboard.css.ts';
import { type TextId, texts } from '../texts/index.ts';
import * as s from './first-steps.css.ts';
import { STEPS, type Step } from './load-done-steps.ts';

/** The page of each step, and what to do there. */
const PAGES: Readonly<Record<Step, { href: string; title: TextId; what: TextId; imported?: ImportKind }>> = {
  companies: {
    href: '/admin/companies',
    title: 'dashboard.first.companies',
    what: 'dashboard.first.companies.what',
    imported: 'companies',
  },
  people: { href: '/admin/invites', title: 'dashboard.first.people', what: 'dashboard.first.people.what' },
  records: {
    href: startPath('purchaseOrders'),
    title: 'dashboard.first.records',
    what: 'dashboard.first.records.what',
  },
  rates: {
    href: startPath('baseRates'),
    title: 'dashboard.first.rates',
    what: 'dashboard.first.rates.what',
  },
  sheets: {
    href: '/route-subscription/products',
    title: 'dashboard.first.sheets',
    what: 'dashboard.first.sheets.what',
  },
};

/** Leads whoever begins with an empty installation, until every step is done. */
export function FirstSteps({ done }: { done: ReadonlySet<Step> }) {
  const text = useText(texts);
  if (done.size === STEPS.length) return null;
  return (
    <section className={`${d.panel} ${s.panel}`} aria-labelledby="first-steps-title">
      <header className={d.panelHead}>
        <h2 id="first-steps-title" className={d.panelTitle}>
          {text('dashboard.first')}
        </h2>
      </header>
      <ol className={s.steps}>
        {STEPS.map((step) => {
          const { href, title, what, imported } = PAGES[step];
          return (
            <li key={step} className={s.step}>
              <p className={s.title}>
                <PortalLink href={href}>{text(title)}</PortalLink>
                {done.has(step) && (
                  <span className={s.done}>
                    <SuccessIcon /> {text('dashboard.first.done')}
                  </span>
                )}
              </p>
              <p className={s.what}>
                {text(what)}
                {imported && (
                  <>
                    {' '}
                    <PortalLink href={startPath(imported)}>{text('list.action.import')}</PortalLink>
                  </>
                )}
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
