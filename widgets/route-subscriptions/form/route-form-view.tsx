import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useAttribute } from '../../../shared/element/host.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Messages } from '../../../shared/record/messages.tsx';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../shared/ui/button/button.tsx';
import { PendingFieldsContext } from '../../../shared/ui/pending-fields/pending-field.ts';
import { usePendingFields } from '../../../shared/ui/pending-fields/use-pending-fields.ts';
import { ReferenceMessage } from '../reference/reference-message.tsx';
import { texts } from '../texts/index.ts';
import { PlaceField } from './place-field.tsx';
import * as s from './route-form.css.ts';
import type { RouteForm } from './route-form.ts';
import { routePage } from './route-page.ts';

interface RouteFormViewProps {
  form: RouteForm;
  /** The company, for the link to the route that is the same. */
  entityId: number;
  isProfile: boolean;
  /** The focus begins in the first field, as in a drawer. */
  takesFocus?: boolean;
  onSave(): void;
}

/** The four fields of a route with their save (ROUTE-01, ROUTE-03 to ROUTE-10), and the messages of both. */
export function RouteFormView({ form, entityId, isProfile, takesFocus = false, onSave }: RouteFormViewProps) {
  const text = useText(texts);
  const { state } = form;
  const isSaving = useAtomValue(state.savingAtom);
  const refusedSaves = useAtomValue(state.refusedSavesAtom);
  const place = useRef<HTMLFormElement>(null);
  const fields = usePendingFields();
  const setTyped = useSetAtom(state.typedAtom);
  const { typed } = fields;
  // With the key press itself: the next one may close the drawer.
  useLayoutEffect(() => {
    setTyped(typed);
    return () => setTyped(0);
  }, [setTyped, typed]);

  useEffect(() => {
    if (takesFocus) place.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  useEffect(() => {
    if (refusedSaves > 0) place.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refusedSaves]);

  return (
    <form
      ref={place}
      className={s.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // A field that may be left empty must not be, where something else was meant.
        fields.whenSettled(() => fields.focusRefused() || onSave());
      }}
    >
      <div aria-live="polite" className={s.messages}>
        <Messages
          state={state}
          onReload={() => void form.loadCurrent()}
          actions={<Decisions form={form} />}
        />
        <ReferenceMessage />
      </div>
      <div className={s.fields}>
        <PendingFieldsContext value={fields.context}>
          <PlaceField form={form} field="originPort" />
          <PlaceField form={form} field="destinationPort" />
          <PlaceField form={form} field="dischargePort" />
          <PlaceField form={form} field="carrier" />
        </PendingFieldsContext>
      </div>
      <div aria-live="polite" className={s.messages}>
        <EqualRoute form={form} entityId={entityId} isProfile={isProfile} />
      </div>
      <div className={s.buttons}>
        <Button type="submit" variant="primary" busy={isSaving || fields.isWaiting}>
          {text('routes.save')}
        </Button>
      </div>
    </form>
  );
}

/** What the user can do about a save that somebody else was faster than. */
function Decisions({ form }: { form: RouteForm }) {
  const text = useText(texts);
  const refusal = useAtomValue(form.state.refusalAtom);
  switch (refusal) {
    case 'stale':
      return (
        <Button size="sm" variant="primary" onClick={form.loadCurrent}>
          {text('routes.stale.load')}
        </Button>
      );
    case 'merged':
      return (
        <Button size="sm" onClick={form.discard}>
          {text('routes.stale.discard')}
        </Button>
      );
    case 'gone':
      return (
        <Button size="sm" variant="primary" onClick={form.becomeNew}>
          {text('routes.gone.add')}
        </Button>
      );
    default:
      return null;
  }
}

type EqualRouteProps = Pick<RouteFormViewProps, 'form' | 'entityId' | 'isProfile'>;

/** That there is this route already, with the way to it. */
function EqualRoute({ form, entityId, isProfile }: EqualRouteProps) {
  const text = useText(texts);
  const apiBase = useAttribute('apiBase', 'string');
  const id = useAtomValue(form.state.equalAtom);
  return (
    id !== null && (
      <Banner kind="warning" role="none">
        {text('routes.equal')}{' '}
        <a href={routePage(id, { apiBase, entityId, isProfile })} target="_blank" rel="noopener">
          {text('routes.equal.show')}
        </a>
      </Banner>
    )
  );
}
