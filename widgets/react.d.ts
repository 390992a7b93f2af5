import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type {
  AirRateFormElement,
  BookingChargesElement,
  EntitySwitcherElement,
  FreightElement,
  PoStyleManagerElement,
  RateSheetFormElement,
  RouteFormElement,
  RouteSubscriptionsElement,
} from './index.d.ts';

/** JSX of the elements for React 19 hosts, which set properties where an element has them and attributes elsewhere. */
type Common = Partial<
  Pick<FreightElement, 'apiBase' | 'draftKey' | 'locale' | 'theme' | 'token' | 'getToken' | 'fetcher'>
> & {
  'api-base'?: string | undefined;
  'draft-key'?: string | undefined;
};

type Jsx<E extends HTMLElement, Own> = DetailedHTMLProps<HTMLAttributes<E>, E> & Common & Own;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'po-style-manager': Jsx<
        PoStyleManagerElement,
        Partial<Pick<PoStyleManagerElement, 'recordId' | 'recordType'>> & {
          'record-id'?: string | number | undefined;
          'record-type'?: string | undefined;
          'full-screen'?: '' | undefined;
        }
      >;
      'air-rate-form': Jsx<
        AirRateFormElement,
        Partial<Pick<AirRateFormElement, 'recordId'>> & { 'record-id'?: string | number | undefined }
      >;
      'rate-sheet-form': Jsx<
        RateSheetFormElement,
        Partial<Pick<RateSheetFormElement, 'recordId'>> & { 'record-id'?: string | number | undefined }
      >;
      'entity-switcher': Jsx<EntitySwitcherElement, unknown>;
      'route-subscriptions': Jsx<
        RouteSubscriptionsElement,
        Partial<Pick<RouteSubscriptionsElement, 'recordId' | 'profile' | 'rateProfile'>> & {
          'record-id'?: string | number | undefined;
          'rate-profile'?: string | number | undefined;
          origin?: string | number | undefined;
          destination?: string | number | undefined;
          carrier?: string | number | undefined;
        }
      >;
      'route-form': Jsx<
        RouteFormElement,
        Partial<Pick<RouteFormElement, 'recordId' | 'routeId' | 'resetOnSave'>> & {
          'record-id'?: string | number | undefined;
          'route-id'?: string | number | undefined;
          'reset-on-save'?: '' | undefined;
        }
      >;
      'booking-charges': Jsx<
        BookingChargesElement,
        Partial<Pick<BookingChargesElement, 'feature' | 'recordId' | 'userRole'>> & {
          'record-id'?: string | number | undefined;
          'user-role'?: string | undefined;
        }
      >;
    }
  }
}
