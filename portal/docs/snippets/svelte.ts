import { mount } from 'svelte';
import OrderPage from './order-page.svelte';

mount(OrderPage, { target: document.querySelector('main')! });
