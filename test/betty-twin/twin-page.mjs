import { skip } from '../helpers/browsers/skip.mjs';
import { SKIPPED_TESTS } from './skipped-tests.mjs';

/*
 * Loaded before the tests into their page where they run against the twin: the backend is one without keys, and each query and
 * action that an element sends is checked by it, whatever the fake network answers.
 */
const send = window.fetch.bind(window);
const asked = [];

window.platform = {
  backend: { idempotency: false },
  check(request) {
    asked.push(
      send('/__twin', { method: 'POST', body: JSON.stringify(request) }).then((answer) => answer.text()),
    );
  },
  async refused() {
    return (await Promise.all(asked.splice(0))).filter(Boolean);
  },
};

skip(SKIPPED_TESTS.filter(({ test }) => test));
