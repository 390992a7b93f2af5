import type { Import } from '../../../../../../shared/contract/imports.ts';
import { useText } from '../../../../../../shared/i18n/use-text.ts';
import { ServerWords } from '../../../../../../shared/reasons/server/server-words.ts';
import { Banner } from '../../../../../../shared/ui/banner/banner.tsx';
import { PortalLink } from '../../../../layout/portal-link.tsx';
import { phaseOf } from '../../phase.ts';
import { startPath } from '../../start-path.ts';
import { texts } from '../../texts/index.ts';
import { HiddenParts } from './row-sum.tsx';

/** A file that was not checked to its end: why, and what to do now. */
export function Refused({ value }: { value: Import }) {
  const text = useText(texts);
  const { job, kind, headings } = value;
  const isCancelled = phaseOf(value) === 'cancelled';
  const next = headings.length > 0 ? 'imports.next.unreadable' : 'imports.next.noHeadings';
  return (
    <>
      {!isCancelled && job.error && (
        <Banner kind="error" role="none">
          {text('error.withReason', { reason: new ServerWords(job.error, job.reasons) })}
        </Banner>
      )}
      {!isCancelled && <HiddenParts value={value} />}
      <p>{text(isCancelled ? 'imports.next.cancelled' : next)}</p>
      <p>
        <PortalLink href={startPath(kind)}>{text('imports.again')}</PortalLink>
      </p>
    </>
  );
}
