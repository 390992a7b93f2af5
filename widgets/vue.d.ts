// Written by `npm run manifest`: changes belong into the declarations and documentations of the elements.

import type { DefineComponent } from 'vue';
import type { AirRateFormEvents, BookingChargesEvents, EntitySwitcherEvents, PoStyleManagerEvents, RateSheetFormEvents, RouteFormEvents, RouteSubscriptionsEvents } from './index.d.ts';
import type { AirRateFormMarkup, BookingChargesMarkup, EntitySwitcherMarkup, PoStyleManagerMarkup, RateSheetFormMarkup, RouteFormMarkup, RouteSubscriptionsMarkup } from './markup.d.ts';

type Capitalized<N extends string> = N extends `${infer First}-${infer Rest}`
  ? `${First}${CapitalizedRest<Rest>}`
  : N;
type CapitalizedRest<N extends string> = N extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${CapitalizedRest<Rest>}`
  : Capitalize<N>;
type Listeners<E> = {
  [N in keyof E & string as `on${Capitalize<Capitalized<N>>}`]?: ((event: E[N]) => void) | undefined;
};
type Component<Markup, Events> = DefineComponent<Markup & Listeners<Events>>;

declare module 'vue' {
  interface GlobalComponents {
    'po-style-manager': Component<PoStyleManagerMarkup, PoStyleManagerEvents>;
    'booking-charges': Component<BookingChargesMarkup, BookingChargesEvents>;
    'air-rate-form': Component<AirRateFormMarkup, AirRateFormEvents>;
    'rate-sheet-form': Component<RateSheetFormMarkup, RateSheetFormEvents>;
    'entity-switcher': Component<EntitySwitcherMarkup, EntitySwitcherEvents>;
    'route-subscriptions': Component<RouteSubscriptionsMarkup, RouteSubscriptionsEvents>;
    'route-form': Component<RouteFormMarkup, RouteFormEvents>;
  }
}
