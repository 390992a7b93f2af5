// Written by `npm run manifest`: changes belong into the declarations and documentations of the elements.

import type { HTMLAttributes } from 'svelte/elements';
import type { AirRateFormElement, AirRateFormEvents, BookingChargesElement, BookingChargesEvents, EntitySwitcherElement, EntitySwitcherEvents, PoStyleManagerElement, PoStyleManagerEvents, RateSheetFormElement, RateSheetFormEvents, RouteFormElement, RouteFormEvents, RouteSubscriptionsElement, RouteSubscriptionsEvents } from './index.d.ts';
import type { AirRateFormMarkup, BookingChargesMarkup, EntitySwitcherMarkup, PoStyleManagerMarkup, RateSheetFormMarkup, RouteFormMarkup, RouteSubscriptionsMarkup } from './markup.d.ts';

type Listeners<E> = { [N in keyof E & string as `on${N}`]?: ((event: E[N]) => void) | undefined };
type Attributes<Element extends HTMLElement, Markup, Events> = Omit<HTMLAttributes<Element>, keyof Markup> &
  Markup &
  Listeners<Events>;

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'po-style-manager': Attributes<PoStyleManagerElement, PoStyleManagerMarkup, PoStyleManagerEvents>;
    'booking-charges': Attributes<BookingChargesElement, BookingChargesMarkup, BookingChargesEvents>;
    'air-rate-form': Attributes<AirRateFormElement, AirRateFormMarkup, AirRateFormEvents>;
    'rate-sheet-form': Attributes<RateSheetFormElement, RateSheetFormMarkup, RateSheetFormEvents>;
    'entity-switcher': Attributes<EntitySwitcherElement, EntitySwitcherMarkup, EntitySwitcherEvents>;
    'route-subscriptions': Attributes<RouteSubscriptionsElement, RouteSubscriptionsMarkup, RouteSubscriptionsEvents>;
    'route-form': Attributes<RouteFormElement, RouteFormMarkup, RouteFormEvents>;
  }
}
