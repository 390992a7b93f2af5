// Written by `npm run manifest`: changes belong into the declarations and documentations of the elements.

import type { HTMLAttributes } from 'svelte/elements';
import type { AirRateFormElement, BookingChargesElement, EntitySwitcherElement, PoStyleManagerElement, RateSheetFormElement, RouteFormElement, RouteSubscriptionsElement, AirRateFormEvents, BookingChargesEvents, CommonElementEvents, EntitySwitcherEvents, PoStyleManagerEvents, RateSheetFormEvents, RouteFormEvents, RouteSubscriptionsEvents } from './index.d.ts';
import type { AirRateFormMarkup, BookingChargesMarkup, EntitySwitcherMarkup, PoStyleManagerMarkup, RateSheetFormMarkup, RouteFormMarkup, RouteSubscriptionsMarkup } from './markup.d.ts';

type Listeners<E> = { [N in keyof E & string as `on${N}`]?: ((event: E[N]) => void) | undefined };
type Attributes<Element extends HTMLElement, Markup, Events> = Omit<HTMLAttributes<Element>, keyof Markup> &
  Markup &
  Listeners<Events>;

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'po-style-manager': Attributes<PoStyleManagerElement, PoStyleManagerMarkup, CommonElementEvents & PoStyleManagerEvents>;
    'booking-charges': Attributes<BookingChargesElement, BookingChargesMarkup, CommonElementEvents & BookingChargesEvents>;
    'air-rate-form': Attributes<AirRateFormElement, AirRateFormMarkup, CommonElementEvents & AirRateFormEvents>;
    'rate-sheet-form': Attributes<RateSheetFormElement, RateSheetFormMarkup, CommonElementEvents & RateSheetFormEvents>;
    'entity-switcher': Attributes<EntitySwitcherElement, EntitySwitcherMarkup, CommonElementEvents & EntitySwitcherEvents>;
    'route-subscriptions': Attributes<RouteSubscriptionsElement, RouteSubscriptionsMarkup, CommonElementEvents & RouteSubscriptionsEvents>;
    'route-form': Attributes<RouteFormElement, RouteFormMarkup, CommonElementEvents & RouteFormEvents>;
  }
}
