import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventText } from '../../demo/event-text.ts';

test('a detail reads as JSON, a missing one as nothing', () => {
  assert.equal(eventText({ dirty: true }), '{"dirty":true}');
  assert.equal(eventText(undefined), '');
  assert.equal(eventText(null), '');
});

test('errors inside a detail show their message and their cause', () => {
  const cause = new Error('Unexpected response', { cause: new TypeError('Failed to fetch') });
  const text = eventText({ message: 'Error loading page', cause });
  assert.match(text, /Unexpected response/);
  assert.match(text, /Failed to fetch/);
});
