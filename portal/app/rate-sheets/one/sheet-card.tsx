import type { ReactNode } from 'react';
import type { RateSheet } from '../../../../shared/contract/rate-sheets.ts';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import * as a from '../../admin/admin.css.ts';
import { PortalLink } from '../../layout/portal-link.tsx';
import { Contents } from '../parts/contents.tsx';
import { Markups, Validity } from '../parts/request.tsx';
import { StateOf } from '../parts/state-of.tsx';
import * as s from '../rate-sheets.css.ts';
import { isUnderWay, sheetPath } from '../sheet-state.ts';
import { texts } from '../texts/index.ts';

/** What a sheet was asked for with, where it stands, and the sheet that it is compared with. */
export function SheetCard({ sheet }: { sheet: RateSheet }) {
  const text = useText(texts);
  const formats = useFormats();
  const { previousId, replacedBy, readyAt, existingRateSheetCharges, includeExternalRates } = sheet;
  const { fakPercentage, nacPercentage } = sheet;
  return (
    <section className={a.card} aria-label={text('sheets.card')}>
      <dl className={s.facts}>
        <Fact name={text('sheets.title.state')}>
          <StateOf sheet={sheet} />
          {replacedBy && (
            <PortalLink href={sheetPath(replacedBy.id)}>
              {text('sheets.replaced', { version: String(replacedBy.version) })}
            </PortalLink>
          )}
          {isUnderWay(sheet) && <span className={s.note}>{text('sheets.leave')}</span>}
        </Fact>
        <Fact name={text('sheets.title.validity')}>
          <Validity sheet={sheet} />
        </Fact>
        {fakPercentage !== null && nacPercentage !== null && (
          <Fact name={text('sheets.title.markups')}>
            <Markups fak={fakPercentage} nac={nacPercentage} />
          </Fact>
        )}
        <Fact name={text('sheets.title.included')}>
          {existingRateSheetCharges && <div>{text('sheets.with.charges')}</div>}
          {includeExternalRates && <div>{text('sheets.with.external')}</div>}
          {!existingRateSheetCharges && !includeExternalRates && text('sheets.with.nothing')}
        </Fact>
        <Fact name={text('sheets.title.contents')}>
          <Contents sheet={sheet} />
        </Fact>
        {readyAt && <Fact name={text('sheets.title.ready')}>{formats.dateTime(readyAt)}</Fact>}
        {previousId !== null && (
          <Fact name={text('sheets.title.before')}>
            <PortalLink href={sheetPath(previousId)}>{text('sheets.before.open')}</PortalLink>
          </Fact>
        )}
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className={s.factName}>{name}</dt>
      <dd className={s.fact}>{children}</dd>
    </div>
  );
}
