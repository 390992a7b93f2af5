export { ChangeBookingPage } from './change-booking-page.tsx';
export { NewBookingPage } from './new-booking-page.tsx';
