import { createApp } from 'vue';
import OrderPage from './order-page.vue';

createApp(OrderPage).mount('main');
