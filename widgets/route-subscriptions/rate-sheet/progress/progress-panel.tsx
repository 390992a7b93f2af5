import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useHost } from '../../../../shared/element/host.ts';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { focusBack } from '../../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { ProgressBar } from '../../../../shared/ui/progress-bar/progress-bar.tsx';
import type { Ordered } from '../state/form-state.ts';
import { createOrderedSheet, type OrderedSheet } from './ordered-sheet.ts';
import { begun, cancellingAtom, downloadAtom, type Progress, progressAtom } from './progress.ts';
import * as s from './progress-panel.css.ts';
import { texts } from './texts/index.ts';

type Ready = Extract<Progress, { step: 'ready' }>;

/** How far the accepted sheet is, then its files or why there are none. */
export function ProgressPanel({ of }: { of: Ordered }) {
  const text = useText(texts);
  const formats = useFormats();
  const host = useHost();
  const [ordered] = useState(() => createOrderedSheet(host));
  useEffect(() => ordered.follow(of), [ordered, of]);
  useEffect(() => ordered.close, [ordered]);
  const shown = useAtomValue(progressAtom);
  const progress = shown?.of === of ? shown : begun(of);
  const { step } = progress;
  const name = text('sheetForm.progress', { from: formats.date(of.from), to: formats.date(of.to) });
  return (
    <section className={s.panel} aria-label={name}>
      <h3 className={s.panelTitle}>{name}</h3>
      {step === 'underWay' && (
        <div className={s.bar}>
          <ProgressBar label={name} progress={progress.job?.progress ?? null} />
        </div>
      )}
      <div aria-live="polite" className={s.state}>
        <State of={progress} />
      </div>
      {step === 'underWay' && <CancelButton ordered={ordered} />}
      {step === 'refused' && (
        <div ref={focusBack}>
          <Button onClick={ordered.retry}>{text('common.tryAgain')}</Button>
        </div>
      )}
      {step === 'ready' && <Downloads ordered={ordered} />}
    </section>
  );
}

/** Where it stands, in words. */
function State({ of: progress }: { of: Progress }) {
  const text = useText(texts);
  switch (progress.step) {
    case 'ready':
      return <ReadyState sheet={progress.sheet} />;
    case 'failed':
      return <p className={s.failed}>{text('sheetForm.progress.failed', { reason: progress.reason })}</p>;
    case 'underWay':
      if (progress.isLost) return <p>{text('sheetForm.progress.lost')}</p>;
      return (
        <p className={s.about}>
          {text(
            progress.job?.state === 'running' ? 'sheetForm.progress.running' : 'sheetForm.progress.queued',
          )}
        </p>
      );
    default:
      return <p>{text(`sheetForm.progress.${progress.step}`)}</p>;
  }
}

function ReadyState({ sheet: { number, version, counts } }: Pick<Ready, 'sheet'>) {
  const text = useText(texts);
  // As texts: the number is a name, and no amount whose digits are grouped.
  const named = { number: String(number), version: String(version) };
  return (
    <>
      <p>{text(version > 1 ? 'sheetForm.ready.version' : 'sheetForm.ready', named)}</p>
      {counts && (
        <p className={s.about}>
          {text('sheetForm.counts', {
            rates: counts.rates + counts.airRates,
            routes: counts.routes,
            // Without any rate it is said of all of them.
            without: counts.rates + counts.airRates > 0 ? counts.routesWithoutRates : 0,
          })}
        </p>
      )}
    </>
  );
}

function CancelButton({ ordered }: { ordered: OrderedSheet }) {
  const text = useText(texts);
  const isCancelling = useAtomValue(cancellingAtom);
  return (
    <div ref={focusBack}>
      <Button busy={isCancelling} onClick={() => void ordered.cancel()}>
        {text(isCancelling ? 'sheetForm.cancelling' : 'sheetForm.cancel')}
      </Button>
    </div>
  );
}

function Downloads({ ordered }: { ordered: OrderedSheet }) {
  const text = useText(texts);
  const downloading = useAtomValue(downloadAtom);
  return (
    <div className={s.buttons}>
      <Button variant="primary" busy={downloading === 'xlsx'} onClick={() => void ordered.download('xlsx')}>
        {text('sheetForm.download')}
      </Button>
      <Button busy={downloading === 'pdf'} onClick={() => void ordered.download('pdf')}>
        {text('sheetForm.pdf')}
      </Button>
    </div>
  );
}
