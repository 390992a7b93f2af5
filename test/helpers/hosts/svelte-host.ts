import { mount } from 'svelte';
import Host from './svelte-host.svelte';

mount(Host, { target: document.querySelector('main')! });
