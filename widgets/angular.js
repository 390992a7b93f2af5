// Written by `npm run manifest`: changes belong into the declarations and documentations of the elements.

import { booleanAttribute, Directive, ElementRef, inject, Input } from '@angular/core';
import * as i0 from "@angular/core";
/** The properties of every element. */
export class FreightDirective {
    /** The element itself, for its methods. */
    element = inject(ElementRef).nativeElement;
    set apiBase(value) { Object.assign(this.element, { apiBase: value }); }
    set draftKey(value) { Object.assign(this.element, { draftKey: value }); }
    set locale(value) { Object.assign(this.element, { locale: value }); }
    set theme(value) { Object.assign(this.element, { theme: value }); }
    set timing(value) { Object.assign(this.element, { timing: value }); }
    set token(value) { Object.assign(this.element, { token: value }); }
    set getToken(value) { Object.assign(this.element, { getToken: value }); }
    set fetcher(value) { Object.assign(this.element, { fetcher: value }); }
    static ɵfac = i0.ɵɵngDeclareFactory({ minVersion: "12.0.0", version: "22.2.6", ngImport: i0, type: FreightDirective, deps: [], target: i0.ɵɵFactoryTarget.Directive });
    static ɵdir = i0.ɵɵngDeclareDirective({ minVersion: "16.1.0", version: "22.2.6", type: FreightDirective, isStandalone: true, inputs: { apiBase: "apiBase", draftKey: "draftKey", locale: "locale", theme: "theme", timing: ["timing", "timing", booleanAttribute], token: "token", getToken: "getToken", fetcher: "fetcher" }, ngImport: i0 });
}
i0.ɵɵngDeclareClassMetadata({ minVersion: "12.0.0", version: "22.2.6", ngImport: i0, type: FreightDirective, decorators: [{
            type: Directive
        }], propDecorators: { apiBase: [{
                type: Input
            }], draftKey: [{
                type: Input
            }], locale: [{
                type: Input
            }], theme: [{
                type: Input
            }], timing: [{
                type: Input,
                args: [{ transform: booleanAttribute }]
            }], token: [{
                type: Input
            }], getToken: [{
                type: Input
            }], fetcher: [{
                type: Input
            }] } });
/** `<po-style-manager>`: Attaches purchase orders, and style numbers under each of them, to one booking or one shipment. */
export class PoStyleManager extends FreightDirective {
    set recordId(value) { Object.assign(this.element, { recordId: value }); }
    set recordType(value) { Object.assign(this.element, { recordType: value }); }
    set fullScreen(value) { Object.assign(this.element, { fullScreen: value }); }
    static ɵfac = i0.ɵɵngDeclareFactory({ minVersion: "12.0.0", version: "22.2.6", ngImport: i0, type: PoStyleManager, deps: null, target: i0.ɵɵFactoryTarget.Directive });
    static ɵdir = i0.ɵɵngDeclareDirective({ minVersion: "16.1.0", version: "22.2.6", type: PoStyleManager, isStandalone: true, selector: "po-style-manager", inputs: { recordId: "recordId", recordType: "recordType", fullScreen: ["fullScreen", "fullScreen", booleanAttribute] }, exportAs: ["poStyleManager"], usesInheritance: true, ngImport: i0 });
}
i0.ɵɵngDeclareClassMetadata({ minVersion: "12.0.0", version: "22.2.6", ngImport: i0, type: PoStyleManager, decorators: [{
            type: Directive,
            args: [{ selector: 'po-style-manager', exportAs: 'poStyleManager' }]
        }], propDecorators: { recordId: [{
                type: Input
            }], recordType: [{
                type: Input
            }], fullScreen: [{
                type: Input,
                args: [{ transform: booleanAttribute }]
            }] } });
/** `<booking-charges>`: The charge lines of a quote or a manifest, exact to the cent, with totals and conversion to USD. */
export class BookingCharges extends FreightDirective {
    set feature(value) { Object.assign(this.element, { feature: value }); }
    set recordId(value) { Object.assign(this.element, { recordId: value }); }
    set userRole(value) { Object.assign(this.element, { userRole: value }); }
    static ɵfac = i0.ɵɵngDeclareFactory({ minVersion: "12.0.0", version: "22.2.6", ngImport: i0, type: BookingCharges, deps: null, target: i0.ɵɵFactoryTarget.Directive });
    static ɵdir = i0.ɵɵngDeclareDirective({ minVersion: "14.0.0", version: "22.2.6", type: BookingCharges, isStandalone: true, selector: "booking-charges", inputs: { feature: "feature", recordId: "recordId", userRole: "userRole" }, exportAs: ["bookingCharges"], usesInheritance: true, ngImport: i0 });
}
i0.ɵɵngDeclareClassMetadata({ minVersion: "12.0.0", version: "22.2.6", ngImport: i0, type: BookingCharges, decorators: [{
            type: Directive,
            args: [{ selector: 'booking-charges', exportAs: 'bookingCharges' }]
        }], propDecorators: { feature: [{
                type: Input
            }], recordId: [{
                type: Input
            }], userRole: [{
                type: Input
            }] } });
/** `<air-rate-form>`: An agent's sheet of air freight rates: typed, pasted, or loaded from the last one, checked and submitted as a whole. */
export class AirRateForm extends FreightDirective {
    set recordId(value) { Object.assign(this.element, { recordId: value }); }
    static ɵfac = i0.ɵɵngDeclareFactory({ minVersion: "12.0.0", version: "22.2.6", ngImport: i0, type: AirRateForm, deps: null, target: i0.ɵɵFactoryTarget.Directive });
    static ɵdir = i0.ɵɵngDeclareDirective({ minVersion: "14.0.0", version: "22.2.6", type: AirRateForm, isStandalone: true, selector: "air-rate-form", inputs: { recordId: "recordId" }, exportAs: ["airRateForm"], usesInheritance: true, ngImport: i0 });
}
i0.ɵɵngDeclareClassMetadata({ minVersion: "12.0.0", version: "22.2.6", ngImport: i0, type: AirRateForm, decorators: [{
            type: Directive,
            args: [{ selector: 'air-rate-form', exportAs: 'airRateForm' }]
        }], propDecorators: { recordId: [{
                type: Input
            }] } });
/** `<rate-sheet-form>`: Generates a rate sheet of all routes that a company subscribes to, shows how far it is, and hands out its files. */
export class RateSheetForm extends FreightDirective {
    set recordId(value) { Object.assign(this.element, { recordId: value }); }
    static ɵfac = i0.ɵɵngDeclareFactory({ minVersion: "12.0.0", version: "22.2.6", ngImport: i0, type: RateSheetForm, deps: null, target: i0.ɵɵFactoryTarget.Directive });
    static ɵdir = i0.ɵɵngDeclareDirective({ minVersion: "14.0.0", version: "22.2.6", type: RateSheetForm, isStandalone: true, selector: "rate-sheet-form", inputs: { recordId: "recordId" }, exportAs: ["rateSheetForm"], usesInheritance: true, ngImport: i0 });
}
i0.ɵɵngDeclareClassMetadata({ minVersion: "12.0.0", version: "22.2.6", ngImport: i0, type: RateSheetForm, decorators: [{
            type: Directive,
            args: [{ selector: 'rate-sheet-form', exportAs: 'rateSheetForm' }]
        }], propDecorators: { recordId: [{
                type: Input
            }] } });
/** `<entity-switcher>`: Lets an admin act for another company; anybody else sees nothing. */
export class EntitySwitcher extends FreightDirective {
    static ɵfac = i0.ɵɵngDeclareFactory({ minVersion: "12.0.0", version: "22.2.6", ngImport: i0, type: EntitySwitcher, deps: null, target: i0.ɵɵFactoryTarget.Directive });
    static ɵdir = i0.ɵɵngDeclareDirective({ minVersion: "14.0.0", version: "22.2.6", type: EntitySwitcher, isStandalone: true, selector: "entity-switcher", exportAs: ["entitySwitcher"], usesInheritance: true, ngImport: i0 });
}
i0.ɵɵngDeclareClassMetadata({ minVersion: "12.0.0", version: "22.2.6", ngImport: i0, type: EntitySwitcher, decorators: [{
            type: Directive,
            args: [{ selector: 'entity-switcher', exportAs: 'entitySwitcher' }]
        }] });
/** `<route-subscriptions>`: The routes that a company subscribes to: added one by one or from a pasted list, changed, and deleted with an undo. */
export class RouteSubscriptions extends FreightDirective {
    set recordId(value) { Object.assign(this.element, { recordId: value }); }
    set profile(value) { Object.assign(this.element, { profile: value }); }
    set rateProfile(value) { Object.assign(this.element, { rateProfile: value }); }
    set origin(value) { Object.assign(this.element, { origin: value }); }
    set destination(value) { Object.assign(this.element, { destination: value }); }
    set carrier(value) { Object.assign(this.element, { carrier: value }); }
    static ɵfac = i0.ɵɵngDeclareFactory({ minVersion: "12.0.0", version: "22.2.6", ngImport: i0, type: RouteSubscriptions, deps: null, target: i0.ɵɵFactoryTarget.Directive });
    static ɵdir = i0.ɵɵngDeclareDirective({ minVersion: "16.1.0", version: "22.2.6", type: RouteSubscriptions, isStandalone: true, selector: "route-subscriptions", inputs: { recordId: "recordId", profile: ["profile", "profile", booleanAttribute], rateProfile: "rateProfile", origin: "origin", destination: "destination", carrier: "carrier" }, exportAs: ["routeSubscriptions"], usesInheritance: true, ngImport: i0 });
}
i0.ɵɵngDeclareClassMetadata({ minVersion: "12.0.0", version: "22.2.6", ngImport: i0, type: RouteSubscriptions, decorators: [{
            type: Directive,
            args: [{ selector: 'route-subscriptions', exportAs: 'routeSubscriptions' }]
        }], propDecorators: { recordId: [{
                type: Input
            }], profile: [{
                type: Input,
                args: [{ transform: booleanAttribute }]
            }], rateProfile: [{
                type: Input
            }], origin: [{
                type: Input
            }], destination: [{
                type: Input
            }], carrier: [{
                type: Input
            }] } });
/** `<route-form>`: One route of a company; without `route-id` a new one. */
export class RouteForm extends FreightDirective {
    set recordId(value) { Object.assign(this.element, { recordId: value }); }
    set routeId(value) { Object.assign(this.element, { routeId: value }); }
    set resetOnSave(value) { Object.assign(this.element, { resetOnSave: value }); }
    static ɵfac = i0.ɵɵngDeclareFactory({ minVersion: "12.0.0", version: "22.2.6", ngImport: i0, type: RouteForm, deps: null, target: i0.ɵɵFactoryTarget.Directive });
    static ɵdir = i0.ɵɵngDeclareDirective({ minVersion: "16.1.0", version: "22.2.6", type: RouteForm, isStandalone: true, selector: "route-form", inputs: { recordId: "recordId", routeId: "routeId", resetOnSave: ["resetOnSave", "resetOnSave", booleanAttribute] }, exportAs: ["routeForm"], usesInheritance: true, ngImport: i0 });
}
i0.ɵɵngDeclareClassMetadata({ minVersion: "12.0.0", version: "22.2.6", ngImport: i0, type: RouteForm, decorators: [{
            type: Directive,
            args: [{ selector: 'route-form', exportAs: 'routeForm' }]
        }], propDecorators: { recordId: [{
                type: Input
            }], routeId: [{
                type: Input
            }], resetOnSave: [{
                type: Input,
                args: [{ transform: booleanAttribute }]
            }] } });
