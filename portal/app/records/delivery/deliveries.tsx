import { useEffect, useRef, useState } from 'react';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { today } from '../../../../shared/trade/calendar-days.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { contactOf, isMissed, windowOf } from '../../../lists/definitions/deliveries.ts';
import { StatusBadge } from '../../modules/cell/status-badge.tsx';
import * as card from '../parts/card.css.ts';
import { texts } from '../texts/index.ts';
import type { Arrival } from './arrival.ts';
import { earlyText } from './arrival-text.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { ChangedDelivery } from './changed-delivery.tsx';
import * as s from './deliveries.css.ts';
import { setDeliveryStatus } from './delivery-actions.ts';
import { DeliveryDialog } from './delivery-dialog.tsx';
import { isOpen, type ShipmentDelivery } from './shipment-delivery.ts';
import { useAskedDelivery } from './use-asked-delivery.ts';
import { useDeliverySave } from './use-delivery-save.ts';

interface DeliveriesProps {
  shipmentId: number;
  /** Whose goods they are. */
  companyId: number | undefined;
  deliveries: readonly ShipmentDelivery[];
  arrival: Arrival | undefined;
  /** Whether the viewer says when and where goods are delivered. */
  mayPlan: boolean;
  /** Whether the viewer confirms that, and says that it took place. */
  mayConfirm: boolean;
  onChange(): void;
}

/** The delivery that the dialog is about, as it was opened, or the one to come. */
type Asked = ShipmentDelivery | 'new';

/** When and where the goods of a shipment are delivered, and whom to ask for there (MOD-03). */
export function Deliveries(props: DeliveriesProps) {
  const { shipmentId, companyId, deliveries, arrival, mayPlan, mayConfirm, onChange } = props;
  const text = useText(texts);
  const fromAddress = useAskedDelivery();
  const [asked, setAsked] = useState<Asked | undefined>(
    () => (mayPlan && deliveries.find((one) => one.id === fromAddress && isOpen(one))) || undefined,
  );
  const [cancelled, setCancelled] = useState<ShipmentDelivery>();
  const [isCancelled, setIsCancelled] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const nowOf = (opened: ShipmentDelivery) => deliveries.find(({ id }) => id === opened.id);
  const changed = asked === 'new' ? undefined : asked;

  // The buttons of a cancelled delivery are gone: the list is gone on with.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the deliveries that were loaded since
  useEffect(() => {
    if (!isCancelled) return;
    list.current?.focus();
    setIsCancelled(false);
  }, [deliveries]);

  return (
    <>
      {deliveries.length === 0 && <p className={card.empty}>{text('record.delivery.none')}</p>}
      <ul ref={list} tabIndex={-1} className={s.list}>
        {deliveries.map((delivery) => (
          <Item
            key={delivery.id}
            shipmentId={shipmentId}
            delivery={delivery}
            arrival={isOpen(delivery) ? arrival : undefined}
            onPlan={mayPlan ? () => setAsked(delivery) : undefined}
            onCancel={mayPlan ? () => setCancelled(delivery) : undefined}
            onStatus={mayConfirm ? onChange : undefined}
          />
        ))}
      </ul>
      {mayPlan && (
        <div className={s.buttons}>
          <Button size="sm" onClick={() => setAsked('new')}>
            {text(deliveries.some(isOpen) ? 'record.delivery.planAnother' : 'record.delivery.plan')}
          </Button>
        </div>
      )}
      {cancelled && (
        <CancelDialog
          shipmentId={shipmentId}
          delivery={nowOf(cancelled) ?? cancelled}
          isGone={!nowOf(cancelled)}
          onClose={() => setCancelled(undefined)}
          onDone={() => {
            setCancelled(undefined);
            setIsCancelled(true);
            onChange();
          }}
          onStale={onChange}
        />
      )}
      {asked && (
        <DeliveryDialog
          shipmentId={shipmentId}
          companyId={companyId}
          arrival={arrival}
          delivery={changed && (nowOf(changed) ?? changed)}
          isGone={changed !== undefined && !nowOf(changed)}
          onClose={() => setAsked(undefined)}
          onDone={() => {
            setAsked(undefined);
            onChange();
          }}
          onStale={onChange}
        />
      )}
    </>
  );
}

interface ItemProps {
  shipmentId: number;
  delivery: ShipmentDelivery;
  /** When the goods arrive, as long as it is to come. */
  arrival: Arrival | undefined;
  onPlan: (() => void) | undefined;
  onCancel: (() => void) | undefined;
  /** For those who confirm it: its status is another, or somebody else has saved meanwhile. */
  onStatus: (() => void) | undefined;
}

function Item({ shipmentId, delivery, arrival, onPlan, onCancel, onStatus }: ItemProps) {
  const text = useText(texts);
  const formats = useFormats();
  const save = useDeliverySave(shipmentId, delivery);
  // What was read when it was pressed is compared with what is stored.
  const [isPressed, setPressed] = useState(false);
  const { deliveryOn, status, address } = delivery;
  const day = formats.date(deliveryOn);
  const needsNewDay = isMissed(delivery);
  const early = earlyText(delivery, arrival, { text });
  const setStatus = async (next: 'Confirmed' | 'Delivered') => {
    setPressed(true);
    const { id: deliveryId, revision } = delivery;
    const step = await save.run({
      parts: () => [{ deliveryId, status: next, revision }],
      send: setDeliveryStatus,
    });
    if (step === 'saved') setPressed(false);
    if (step === 'saved' || step === 'conflict') onStatus?.();
  };
  return (
    <li className={s.item}>
      <span className={s.when}>
        {day} · {windowOf(delivery)}
      </span>
      <StatusBadge of={status} />
      <span className={s.where}>{address}</span>
      <span className={s.who}>{[contactOf(delivery), delivery.reference].filter(Boolean).join(' · ')}</span>
      {needsNewDay && onPlan && <p className={s.warning}>{text('record.delivery.missed')}</p>}
      {early && !needsNewDay && <p className={s.warning}>{early}</p>}
      {isPressed && (
        // Where the pressed button was: nothing of another delivery comes under the pointer.
        <div className={s.refusal}>
          <ChangedDelivery save={save} delivery={delivery} />
        </div>
      )}
      {isOpen(delivery) && (onPlan || onStatus) && (
        <span className={s.buttons}>
          {onPlan && (
            <Button
              size="sm"
              aria-label={text(needsNewDay ? 'record.delivery.newDayOne' : 'record.delivery.changeOne', {
                day,
              })}
              onClick={onPlan}
            >
              {text(needsNewDay ? 'list.action.newDay' : 'record.delivery.change')}
            </Button>
          )}
          {onCancel && (
            <Button size="sm" aria-label={text('record.delivery.cancelOne', { day })} onClick={onCancel}>
              {text('record.delivery.cancel')}
            </Button>
          )}
          {onStatus && status === 'Requested' && !needsNewDay && (
            <Button
              size="sm"
              busy={save.isBusy}
              aria-label={text('record.delivery.confirmOne', { day })}
              onClick={() => void setStatus('Confirmed')}
            >
              {text('record.delivery.confirm')}
            </Button>
          )}
          {onStatus && status === 'Confirmed' && deliveryOn <= today() && (
            <Button
              size="sm"
              busy={save.isBusy}
              aria-label={text('record.delivery.doneOne', { day })}
              onClick={() => void setStatus('Delivered')}
            >
              {text('record.delivery.done')}
            </Button>
          )}
        </span>
      )}
    </li>
  );
}
