import { useState } from 'react';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Success } from '../../form/success.tsx';
import * as s from '../../profile/profile.css.ts';
import * as a from '../admin.css.ts';
import { texts } from '../texts/index.ts';
import { MarkupsDialog } from './markups-dialog.tsx';
import { useMarkups } from './use-markups.ts';

interface MarkupsSectionProps {
  company: { id: number; companyName: string };
}

/** What rates are sold to a customer above their cost, and a button to change it (D-147). */
export function MarkupsSection({ company }: MarkupsSectionProps) {
  const text = useText(texts);
  const formats = useFormats();
  const { markups, error, reload } = useMarkups(company.id);
  const [isAsked, setAsked] = useState(false);
  const [isSaved, setSaved] = useState(false);
  return (
    <section className={a.section} aria-label={text('admin.markups.title')}>
      <h3 className={s.heading}>{text('admin.markups.title')}</h3>
      <p className={s.muted}>{text('admin.markups.hint')}</p>
      <Success onDismiss={() => setSaved(false)}>
        {isSaved && text('admin.markups.saved', { company: company.companyName })}
      </Success>
      {error !== undefined && (
        <Banner kind="error" onRetry={reload}>
          {text('admin.markups.failed')}
        </Banner>
      )}
      {markups && (
        <>
          <p>
            {text('admin.markups.shown', {
              fak: formats.percent(markups.fakPercentage),
              nac: formats.percent(markups.nacPercentage),
              external: String(markups.includeExternalRates),
            })}
          </p>
          {markups.revision === 0 && <p className={s.muted}>{text('admin.markups.usual')}</p>}
          <div>
            <Button
              onClick={() => {
                setSaved(false);
                setAsked(true);
              }}
            >
              {text('admin.markups.change')}
            </Button>
          </div>
        </>
      )}
      {markups && isAsked && (
        <MarkupsDialog
          company={company}
          markups={markups}
          onClose={() => setAsked(false)}
          onDone={() => {
            setAsked(false);
            setSaved(true);
            reload();
          }}
          onStale={reload}
        />
      )}
    </section>
  );
}
