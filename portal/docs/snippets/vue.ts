import { createApp, defineComponent } from 'vue';

const OrderPage = defineComponent({
  methods: {
    tokenFromMyServer: () => fetch('/portal-token?booking=1001').then((answer) => answer.text()),
    saved: (event: CustomEvent) => console.info('saved', event.detail.purchaseOrders),
  },
  template: `
    <po-style-manager record-type="booking" :recordId="1001" :getToken="tokenFromMyServer" @fp-saved="saved" />`,
});

const app = createApp(OrderPage);
app.config.compilerOptions.isCustomElement = (tag) => tag.includes('-');
app.mount('main');
