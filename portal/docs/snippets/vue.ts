import { createApp, defineComponent } from 'vue';

const OrderPage = defineComponent({
  methods: {
    async tokenFromMyServer() {
      const answer = await fetch('/portal-token?booking=1001');
      if (!answer.ok) throw new Error(`No token: ${answer.status}`);
      return answer.text();
    },
    saved: (event: CustomEvent) => console.info('saved', event.detail.purchaseOrders),
  },
  template: `
    <po-style-manager record-type="booking" :recordId="1001" :getToken="tokenFromMyServer" @fp-saved="saved" />`,
});

const app = createApp(OrderPage);
app.config.compilerOptions.isCustomElement = (tag) => tag.includes('-');
app.mount('main');
