import entry from 'entry:./fixture-define.ts';
import { commonElementSuite } from './common-suite.ts';
import { found } from './page.ts';

commonElementSuite({
  tag: 'fp-fixture',
  entry,
  attribute: { name: 'record-id', property: 'recordId', text: '12', value: 12, empty: null },
  field: 'input',
  states: {
    'with its panel open': async (element) => {
      (await found(element, 'button', 'Open')).click();
      await found(element, 'dialog');
    },
  },
});
