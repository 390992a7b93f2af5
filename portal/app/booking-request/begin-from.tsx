import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isAborted } from '../../../shared/client/client-error.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { IconButton } from '../../../shared/ui/button/icon-button.tsx';
import { CloseIcon } from '../../../shared/ui/icons/icons.tsx';
import { PortalLink } from '../layout/portal-link.tsx';
import { useListViewer } from '../modules/page/use-list-viewer.ts';
import { Card } from '../records/parts/card.tsx';
import * as s from './booking-request.css.ts';
import { TemplateRemovalDialog } from './template-removal-dialog.tsx';
import { type Beginning, findBeginnings } from './templates.ts';
import { texts } from './texts/index.ts';
import { Loading } from './with-record.tsx';

const NOTHING = { templates: [], bookings: [] };

/**
 * What a new request can begin with, above its form: the templates of the person's company, and its last bookings (MOD-04). The
 * form waits until that is known, so that it doesn't move under a hand.
 */
export function BeginFrom({ children }: { children: ReactNode }) {
  const text = useText(texts);
  const { companyId } = useListViewer();
  const [found, setFound] = useState<Awaited<ReturnType<typeof findBeginnings>>>();
  const [removed, setRemoved] = useState<Beginning>();
  const [told, setTold] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (companyId === undefined) return;
    const request = new AbortController();
    findBeginnings(companyId, request.signal).then(setFound, (error: unknown) => {
      if (isAborted(error)) return;
      // The plain form goes without.
      console.warn('[portal] Nothing to begin a request with:', error);
      setFound(NOTHING);
    });
    return () => request.abort();
  }, [companyId]);
  if (companyId !== undefined && !found) return <Loading />;
  if (!found || (found.templates.length === 0 && found.bookings.length === 0 && told === undefined))
    return children;
  return (
    <>
      <div className={s.above}>
        <Card title={text('booking.begin')}>
          <div ref={list} tabIndex={-1}>
            {found.templates.length > 0 && (
              <>
                <h3 className={s.beginTitle}>{text('booking.templates')}</h3>
                <ul className={s.beginList}>
                  {found.templates.map((template) => (
                    <li key={template.id} className={s.order}>
                      <PortalLink href={`/booking/new?template=${template.id}`}>{template.name}</PortalLink>
                      <IconButton
                        label={text('booking.template.remove.one', { name: template.name })}
                        onClick={() => setRemoved(template)}
                      >
                        <CloseIcon />
                      </IconButton>
                    </li>
                  ))}
                </ul>
              </>
            )}
            {found.bookings.length > 0 && (
              <details open={found.templates.length === 0}>
                <summary>{text('booking.begin.bookings')}</summary>
                <ul className={s.beginBookings}>
                  {found.bookings.map(({ id, name, lane }) => (
                    <li key={id}>
                      <PortalLink href={`/booking/new?again=${id}`}>{name}</PortalLink>{' '}
                      <span className={s.note}>{lane}</span>
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </div>
          <p role="status" className={s.note}>
            {told !== undefined && text('booking.template.removed', { name: told })}
          </p>
        </Card>
        {removed && (
          <TemplateRemovalDialog
            template={removed}
            onClose={() => setRemoved(undefined)}
            onDone={() => {
              setRemoved(undefined);
              setTold(removed.name);
              setFound({ ...found, templates: found.templates.filter((one) => one !== removed) });
              // Its button is gone.
              list.current?.focus();
            }}
          />
        )}
      </div>
      {children}
    </>
  );
}
