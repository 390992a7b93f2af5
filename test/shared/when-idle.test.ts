import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { eachWhenIdle, whenIdle } from '../../shared/when-idle.ts';

/** Node has no idle callbacks either, as Safari. */
describe('work in the pauses of the browser', () => {
  let now = 0;
  const done: (number | 'end')[] = [];
  /** Every item takes more than a third of a slice. */
  const work = (item: number) => {
    now += 1.5;
    done.push(item);
  };

  beforeEach(() => {
    done.length = 0;
    mock.timers.enable({ apis: ['setTimeout'] });
    mock.method(performance, 'now', () => now);
  });
  afterEach(() => {
    mock.timers.reset();
    mock.restoreAll();
  });

  it('is done once nothing else is, unless it is called off', () => {
    const callOff = whenIdle(() => work(1), 1000);
    whenIdle(() => work(2), 1000);
    callOff();
    assert.deepEqual(done, []);
    mock.timers.tick(300);
    assert.deepEqual(done, [2]);
  });

  it('goes on in the next pause where one is too short for all of it', () => {
    eachWhenIdle([1, 2, 3, 4, 5], work, () => done.push('end'), 1000);
    mock.timers.tick(300);
    assert.deepEqual(done, [1, 2, 3]);
    mock.timers.tick(300);
    assert.deepEqual(done, [1, 2, 3, 4, 5, 'end']);
  });

  it('leaves out the rest where it is called off between two pauses', () => {
    const callOff = eachWhenIdle([1, 2, 3, 4, 5], work, () => done.push('end'), 1000);
    mock.timers.tick(300);
    callOff();
    mock.timers.tick(300);
    assert.deepEqual(done, [1, 2, 3]);
  });
});
