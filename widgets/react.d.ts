// Written by `npm run manifest`: changes belong into the declarations and documentations of the elements.

import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { AirRateFormElement, BookingChargesElement, EntitySwitcherElement, PoStyleManagerElement, RateSheetFormElement, RouteFormElement, RouteSubscriptionsElement, AirRateFormEvents, BookingChargesEvents, CommonElementEvents, EntitySwitcherEvents, PoStyleManagerEvents, RateSheetFormEvents, RouteFormEvents, RouteSubscriptionsEvents } from './index.d.ts';
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
      'po-style-manager': Jsx<PoStyleManagerElement, PoStyleManagerMarkup, CommonElementEvents & PoStyleManagerEvents>;
      'booking-charges': Jsx<BookingChargesElement, BookingChargesMarkup, CommonElementEvents & BookingChargesEvents>;
      'air-rate-form': Jsx<AirRateFormElement, AirRateFormMarkup, CommonElementEvents & AirRateFormEvents>;
      'rate-sheet-form': Jsx<RateSheetFormElement, RateSheetFormMarkup, CommonElementEvents & RateSheetFormEvents>;
      'entity-switcher': Jsx<EntitySwitcherElement, EntitySwitcherMarkup, CommonElementEvents & EntitySwitcherEvents>;
      'route-subscriptions': Jsx<RouteSubscriptionsElement, RouteSubscriptionsMarkup, CommonElementEvents & RouteSubscriptionsEvents>;
      'route-form': Jsx<RouteFormElement, RouteFormMarkup, CommonElementEvents & RouteFormEvents>;
    }
  }
}
