/**
 * Holds the handwritten types of the bundle to the code: compiled by `npm run types`, never run. A property or event
 * that an element gains, loses or changes must change in `widgets/index.d.ts` too.
 */
import type { CommonProperties } from '../../shared/element/define-element.ts';
import type { CommonEvents } from '../../shared/element/events.ts';
import type { AirRatesElement } from '../../widgets/air-rates/element.ts';
import type { AirRateEvents } from '../../widgets/air-rates/events.ts';
import type { ChargesElement } from '../../widgets/charges/element.ts';
import type { ChargesEvents } from '../../widgets/charges/events.ts';
import type { EntitySwitcherElement as EntitySwitcherCode } from '../../widgets/entity-switcher/element.ts';
import type { EntityEvents } from '../../widgets/entity-switcher/events.ts';
import type {
  AirRateFormElement,
  AirRateFormEvents,
  BookingChargesElement,
  BookingChargesEvents,
  CommonElementEvents,
  EntitySwitcherElement,
  EntitySwitcherEvents,
  FreightElement,
  PoStyleManagerElement,
  PoStyleManagerEvents,
  RateSheetFormElement,
  RateSheetFormEvents,
  RouteFormElement,
  RouteFormEvents,
  RouteSubscriptionsElement,
  RouteSubscriptionsEvents,
} from '../../widgets/index.d.ts';
import type { OrderManagerElement } from '../../widgets/order-manager/element.ts';
import type { OrderEvents } from '../../widgets/order-manager/events.ts';
import type {
  RouteFormEvents as RouteFormEventsCode,
  RouteListEvents,
} from '../../widgets/route-subscriptions/events.ts';
import type { RouteFormElement as RouteFormCode } from '../../widgets/route-subscriptions/form/element.ts';
import type { RouteSubscriptionsElement as RouteSubscriptionsCode } from '../../widgets/route-subscriptions/list/element.ts';
import type { RateSheetFormElement as RateSheetFormCode } from '../../widgets/route-subscriptions/rate-sheet/element.ts';
import type { RateSheetEvents } from '../../widgets/route-subscriptions/rate-sheet/events.ts';
import type { tags } from '../../widgets/tags.ts';

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type True<T extends true> = T;

/** What an element adds to a plain one. */
type Own<E> = Omit<E, keyof HTMLElement>;
type Names<E> = keyof Own<E>;

/** The details of an event map as the code declares them: an event without one arrives with `null`. */
type Details<E> = { [N in keyof E]: E[N] extends CustomEvent<infer D> ? D : never };
type Sent<E> = { [N in keyof E]: E[N] extends undefined ? null : E[N] };
type Readable<Given, Promised> = Given extends Promised ? true : false;

export type Held = [
  True<Equal<keyof typeof tags, keyof HTMLElementTagNameMap & `${string}-${string}`>>,
  True<Equal<Names<FreightElement>, keyof CommonProperties>>,
  True<Equal<Names<PoStyleManagerElement>, Names<InstanceType<typeof OrderManagerElement>>>>,
  True<Readable<Own<InstanceType<typeof OrderManagerElement>>, Own<PoStyleManagerElement>>>,
  True<Equal<keyof CommonElementEvents, keyof CommonEvents>>,
  True<Readable<Sent<CommonEvents>, Details<CommonElementEvents>>>,
  True<Equal<keyof PoStyleManagerEvents, keyof (OrderEvents & CommonEvents)>>,
  True<Readable<Sent<OrderEvents & CommonEvents>, Details<PoStyleManagerEvents>>>,
  True<Equal<Names<BookingChargesElement>, Names<InstanceType<typeof ChargesElement>>>>,
  True<Readable<Own<InstanceType<typeof ChargesElement>>, Own<BookingChargesElement>>>,
  True<Equal<keyof BookingChargesEvents, keyof (ChargesEvents & CommonEvents)>>,
  True<Equal<Names<AirRateFormElement>, Names<InstanceType<typeof AirRatesElement>>>>,
  True<Readable<Own<InstanceType<typeof AirRatesElement>>, Own<AirRateFormElement>>>,
  True<Equal<keyof AirRateFormEvents, keyof (AirRateEvents & CommonEvents)>>,
  True<Readable<Sent<AirRateEvents & CommonEvents>, Details<AirRateFormEvents>>>,
  True<Equal<Names<RateSheetFormElement>, Names<InstanceType<typeof RateSheetFormCode>>>>,
  True<Equal<keyof RateSheetFormEvents, keyof (RateSheetEvents & CommonEvents)>>,
  True<Readable<Sent<RateSheetEvents & CommonEvents>, Details<RateSheetFormEvents>>>,
  True<Equal<Names<EntitySwitcherElement>, Names<InstanceType<typeof EntitySwitcherCode>>>>,
  True<Equal<keyof EntitySwitcherEvents, keyof (EntityEvents & CommonEvents)>>,
  True<Readable<Sent<EntityEvents & CommonEvents>, Details<EntitySwitcherEvents>>>,
  True<Readable<Sent<ChargesEvents & CommonEvents>, Details<BookingChargesEvents>>>,
  True<Equal<Names<RouteFormElement>, Names<InstanceType<typeof RouteFormCode>>>>,
  True<Equal<keyof RouteFormEvents, keyof (RouteFormEventsCode & CommonEvents)>>,
  True<Readable<Sent<RouteFormEventsCode & CommonEvents>, Details<RouteFormEvents>>>,
  True<Equal<Names<RouteSubscriptionsElement>, Names<InstanceType<typeof RouteSubscriptionsCode>>>>,
  True<Equal<keyof RouteSubscriptionsEvents, keyof (RouteListEvents & CommonEvents)>>,
  True<Readable<Sent<RouteListEvents & CommonEvents>, Details<RouteSubscriptionsEvents>>>,
];

const element = document.createElement('po-style-manager');
element.addEventListener('fp-saved', ({ detail }) => detail.purchaseOrders[0]?.orderNumbers.trim());
element.addEventListener('fp-dirty', ({ detail }) => detail.dirty === true);
element.addEventListener('click', (event) => event.clientX);
