import { createApp, defineComponent } from 'vue';
import { hear, ITEMS, shown, swapped, tokenSourceOf, withNextRecord } from './host.ts';

const Host = defineComponent({
  data: () => ({ items: ITEMS, isSecondShown: true, isAway: false }),
  computed: {
    drawn() {
      return shown(this.items, this.isSecondShown);
    },
  },
  methods: {
    hear,
    tokenSourceOf,
    swap() {
      this.items = swapped(this.items);
    },
    next() {
      this.items = withNextRecord(this.items);
    },
  },
  template: `
    <button v-if="isAway" @click="isAway = false">Back</button>
    <template v-else>
      <button @click="isSecondShown = !isSecondShown">Toggle second</button>
      <button @click="swap">Swap</button>
      <button @click="next">Next record</button>
      <button @click="isAway = true">Away</button>
      <section v-for="{ key, recordId } of drawn" :key="key" :aria-label="key">
        <po-style-manager record-type="booking" :recordId="recordId" :getToken="tokenSourceOf(recordId)"
          @fp-ready="hear" @fp-dirty="hear" @fp-error="hear" />
      </section>
    </template>`,
});

const app = createApp(Host);
app.config.compilerOptions.isCustomElement = (tag) => tag.includes('-');
app.mount('main');
