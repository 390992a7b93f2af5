export { BookingPage } from './pages/booking-page.tsx';
export { ManifestPage, QuotePage } from './pages/charged-page.tsx';
export { OrderPage } from './pages/order-page.tsx';
export { ShipmentPage } from './pages/shipment-page.tsx';
