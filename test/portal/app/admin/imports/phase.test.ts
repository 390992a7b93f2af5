import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { type Phase, phaseOf, rowsToWrite } from '../../../../../portal/app/admin/imports/phase.ts';
import type { Import } from '../../../../../shared/contract/imports.ts';
import type { JobState } from '../../../../../shared/contract/jobs.ts';
import { importAnswer } from './import-answers.ts';

suite('where an import stands', () => {
  const cases: readonly [Import['state'], JobState, Phase][] = [
    ['checking', 'queued', 'waiting'],
    ['checking', 'running', 'checking'],
    ['checking', 'failed', 'unreadable'],
    ['checking', 'cancelled', 'cancelled'],
    ['unreadable', 'failed', 'unreadable'],
    ['unreadable', 'cancelled', 'cancelled'],
    ['checked', 'done', 'checked'],
    ['importing', 'queued', 'waiting'],
    ['importing', 'running', 'importing'],
    ['importing', 'failed', 'stopped'],
    ['importing', 'cancelled', 'stopped'],
    ['stopped', 'cancelled', 'stopped'],
    ['imported', 'done', 'imported'],
  ];
  test('D-141 one whose job has ended isn’t under way, whatever its state still says', () => {
    for (const [state, job, phase] of cases)
      assert.equal(phaseOf(importAnswer({ state, job: { state: job } })), phase, `${state}, ${job}`);
  });

  test('rows that are written already don’t count among those to write', () => {
    assert.equal(rowsToWrite(importAnswer()), 120);
    assert.equal(rowsToWrite(importAnswer({ counts: { written: 50 } })), 70);
    assert.equal(rowsToWrite(importAnswer({ counts: { create: 0, change: 0 } })), 0);
  });
});
