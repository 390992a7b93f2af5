// Written by `npm run manifest`: changes belong into the declarations and documentations of the elements.

import type { FreightElement, PoStyleManagerElement, BookingChargesElement, AirRateFormElement, RateSheetFormElement, EntitySwitcherElement, RouteSubscriptionsElement, RouteFormElement } from './index.d.ts';
import type { CommonMarkup, PoStyleManagerMarkup, BookingChargesMarkup, AirRateFormMarkup, RateSheetFormMarkup, RouteSubscriptionsMarkup, RouteFormMarkup } from './markup.d.ts';
import * as i0 from "@angular/core";
/** The properties of every element. */
export declare abstract class FreightDirective<Element extends FreightElement = FreightElement> {
    /** The element itself, for its methods. */
    readonly element: Element;
    set apiBase(value: CommonMarkup['apiBase']);
    set draftKey(value: CommonMarkup['draftKey']);
    set locale(value: CommonMarkup['locale']);
    set theme(value: CommonMarkup['theme']);
    set timing(value: boolean);
    set token(value: CommonMarkup['token']);
    set getToken(value: CommonMarkup['getToken']);
    set fetcher(value: CommonMarkup['fetcher']);
    static ɵfac: i0.ɵɵFactoryDeclaration<FreightDirective<any>, never>;
    static ɵdir: i0.ɵɵDirectiveDeclaration<FreightDirective<any>, never, never, { "apiBase": { "alias": "apiBase"; "required": false; }; "draftKey": { "alias": "draftKey"; "required": false; }; "locale": { "alias": "locale"; "required": false; }; "theme": { "alias": "theme"; "required": false; }; "timing": { "alias": "timing"; "required": false; }; "token": { "alias": "token"; "required": false; }; "getToken": { "alias": "getToken"; "required": false; }; "fetcher": { "alias": "fetcher"; "required": false; }; }, {}, never, never, true, never>;
    static ngAcceptInputType_timing: unknown;
}
/** `<po-style-manager>`: Attaches purchase orders, and style numbers under each of them, to one booking or one shipment. */
export declare class PoStyleManager extends FreightDirective<PoStyleManagerElement> {
    set recordId(value: PoStyleManagerMarkup['recordId']);
    set recordType(value: PoStyleManagerMarkup['recordType']);
    set fullScreen(value: boolean);
    static ɵfac: i0.ɵɵFactoryDeclaration<PoStyleManager, never>;
    static ɵdir: i0.ɵɵDirectiveDeclaration<PoStyleManager, "po-style-manager", ["poStyleManager"], { "recordId": { "alias": "recordId"; "required": false; }; "recordType": { "alias": "recordType"; "required": false; }; "fullScreen": { "alias": "fullScreen"; "required": false; }; }, {}, never, never, true, never>;
    static ngAcceptInputType_fullScreen: unknown;
}
/** `<booking-charges>`: The charge lines of a quote or a manifest, exact to the cent, with totals and conversion to USD. */
export declare class BookingCharges extends FreightDirective<BookingChargesElement> {
    set feature(value: BookingChargesMarkup['feature']);
    set recordId(value: BookingChargesMarkup['recordId']);
    set userRole(value: BookingChargesMarkup['userRole']);
    static ɵfac: i0.ɵɵFactoryDeclaration<BookingCharges, never>;
    static ɵdir: i0.ɵɵDirectiveDeclaration<BookingCharges, "booking-charges", ["bookingCharges"], { "feature": { "alias": "feature"; "required": false; }; "recordId": { "alias": "recordId"; "required": false; }; "userRole": { "alias": "userRole"; "required": false; }; }, {}, never, never, true, never>;
}
/** `<air-rate-form>`: An agent's sheet of air freight rates: typed, pasted, or loaded from the last one, checked and submitted as a whole. */
export declare class AirRateForm extends FreightDirective<AirRateFormElement> {
    set recordId(value: AirRateFormMarkup['recordId']);
    static ɵfac: i0.ɵɵFactoryDeclaration<AirRateForm, never>;
    static ɵdir: i0.ɵɵDirectiveDeclaration<AirRateForm, "air-rate-form", ["airRateForm"], { "recordId": { "alias": "recordId"; "required": false; }; }, {}, never, never, true, never>;
}
/** `<rate-sheet-form>`: Generates a rate sheet of all routes that a company subscribes to, shows how far it is, and hands out its files. */
export declare class RateSheetForm extends FreightDirective<RateSheetFormElement> {
    set recordId(value: RateSheetFormMarkup['recordId']);
    static ɵfac: i0.ɵɵFactoryDeclaration<RateSheetForm, never>;
    static ɵdir: i0.ɵɵDirectiveDeclaration<RateSheetForm, "rate-sheet-form", ["rateSheetForm"], { "recordId": { "alias": "recordId"; "required": false; }; }, {}, never, never, true, never>;
}
/** `<entity-switcher>`: Lets an admin act for another company; anybody else sees nothing. */
export declare class EntitySwitcher extends FreightDirective<EntitySwitcherElement> {
    static ɵfac: i0.ɵɵFactoryDeclaration<EntitySwitcher, never>;
    static ɵdir: i0.ɵɵDirectiveDeclaration<EntitySwitcher, "entity-switcher", ["entitySwitcher"], {}, {}, never, never, true, never>;
}
/** `<route-subscriptions>`: The routes that a company subscribes to: added one by one or from a pasted list, changed, and deleted with an undo. */
export declare class RouteSubscriptions extends FreightDirective<RouteSubscriptionsElement> {
    set recordId(value: RouteSubscriptionsMarkup['recordId']);
    set profile(value: boolean);
    set rateProfile(value: RouteSubscriptionsMarkup['rateProfile']);
    set origin(value: RouteSubscriptionsMarkup['origin']);
    set destination(value: RouteSubscriptionsMarkup['destination']);
    set carrier(value: RouteSubscriptionsMarkup['carrier']);
    static ɵfac: i0.ɵɵFactoryDeclaration<RouteSubscriptions, never>;
    static ɵdir: i0.ɵɵDirectiveDeclaration<RouteSubscriptions, "route-subscriptions", ["routeSubscriptions"], { "recordId": { "alias": "recordId"; "required": false; }; "profile": { "alias": "profile"; "required": false; }; "rateProfile": { "alias": "rateProfile"; "required": false; }; "origin": { "alias": "origin"; "required": false; }; "destination": { "alias": "destination"; "required": false; }; "carrier": { "alias": "carrier"; "required": false; }; }, {}, never, never, true, never>;
    static ngAcceptInputType_profile: unknown;
}
/** `<route-form>`: One route of a company; without `route-id` a new one. */
export declare class RouteForm extends FreightDirective<RouteFormElement> {
    set recordId(value: RouteFormMarkup['recordId']);
    set routeId(value: RouteFormMarkup['routeId']);
    set resetOnSave(value: boolean);
    static ɵfac: i0.ɵɵFactoryDeclaration<RouteForm, never>;
    static ɵdir: i0.ɵɵDirectiveDeclaration<RouteForm, "route-form", ["routeForm"], { "recordId": { "alias": "recordId"; "required": false; }; "routeId": { "alias": "routeId"; "required": false; }; "resetOnSave": { "alias": "resetOnSave"; "required": false; }; }, {}, never, never, true, never>;
    static ngAcceptInputType_resetOnSave: unknown;
}
