// Written by `npm run manifest`: changes belong into the declarations and documentations of the elements.

import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { AirRateFormElement, AirRateFormEvents, BookingChargesElement, BookingChargesEvents, EntitySwitcherElement, EntitySwitcherEvents, PoStyleManagerElement, PoStyleManagerEvents, RateSheetFormElement, RateSheetFormEvents, RouteFormElement, RouteFormEvents, RouteSubscriptionsElement, RouteSubscriptionsEvents } from './index.d.ts';
import type { AirRateFormMarkup, BookingChargesMarkup, EntitySwitcherMarkup, PoStyleManagerMarkup, RateSheetFormMarkup, RouteFormMarkup, RouteSubscriptionsMarkup } from './markup.d.ts';

type Listeners<E> = { [N in keyof E & string as `on${N}`]?: ((event: E[N]) => void) | undefined };
type Jsx<Element extends HTMLElement, Markup, Events> = Omit<
  DetailedHTMLProps<HTMLAttributes<Element>, Element>,
  keyof Markup
> &
  Markup &
  Listeners<Events>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'po-style-manager': Jsx<PoStyleManagerElement, PoStyleManagerMarkup, PoStyleManagerEvents>;
      'booking-charges': Jsx<BookingChargesElement, BookingChargesMarkup, BookingChargesEvents>;
      'air-rate-form': Jsx<AirRateFormElement, AirRateFormMarkup, AirRateFormEvents>;
      'rate-sheet-form': Jsx<RateSheetFormElement, RateSheetFormMarkup, RateSheetFormEvents>;
      'entity-switcher': Jsx<EntitySwitcherElement, EntitySwitcherMarkup, EntitySwitcherEvents>;
      'route-subscriptions': Jsx<RouteSubscriptionsElement, RouteSubscriptionsMarkup, RouteSubscriptionsEvents>;
      'route-form': Jsx<RouteFormElement, RouteFormMarkup, RouteFormEvents>;
    }
  }
}
