import { ClientError } from '../../../shared/client/client-error.ts';
import { idempotencyKey } from '../../../shared/client/idempotency-key.ts';
import { MAX_LOCAL_CHARGES, MAX_RATES, type UploadAnswer } from '../../../shared/contract/air-rates.ts';
import type { UploadRatesPayload } from '../../../shared/contract/air-rates-input.ts';
import type { Host } from '../../../shared/element/host.ts';
import type { Text } from '../../../shared/i18n/define-texts.ts';
import { codeOf, failure, reasonOf, success } from '../../../shared/record/message.ts';
import { report, reportError } from '../../../shared/record/report.ts';
import { createSaver } from '../../../shared/save/saver.ts';
import { isError } from '../../../shared/ui/grid/problems/problems.ts';
import { beginUpload, type SendChunk } from '../api/upload-rates.ts';
import type { FormDraft } from '../draft/air-draft.ts';
import type { AirRateEvents, SubmittedRate } from '../events.ts';
import type { RecordRef } from '../record.ts';
import { emptyContent } from '../rows/form-content.ts';
import { checkMessage } from '../rules/limits.ts';
import { recordState } from '../state/element-state.ts';
import type { Form } from '../state/form.ts';
import * as state from '../state/form-state.ts';
import { texts } from '../texts/index.ts';
import { uploadFor, withAccepted } from './begun-upload.ts';
import { chunksOf, lanesOfChunk } from './sheet.ts';

interface Context {
  readonly host: Pick<Host<AirRateEvents>, 'client' | 'store' | 'emit' | 'timedSave'>;
  readonly record: RecordRef;
  readonly form: Form;
  readonly draft: FormDraft;
  /** Loads the lists to choose from, where they aren't there; false where that failed, as a message says. */
  ensureReference(): Promise<boolean>;
  /** The company that the rates are for; undefined where there is none, as a message says. */
  entityId(): Promise<number | undefined>;
  isOpen(): boolean;
}

/** After so many chunks one after the other that didn't reach the server the rest isn't tried. */
const MOST_UNREACHED = 3;

/** Errors after which no other chunk can be stored. */
const isFinal = (error: unknown): boolean =>
  error instanceof ClientError &&
  ([
    'session-expired',
    'unauthorized',
    'forbidden',
    'aborted',
    'origin-refused',
    'get-token',
    'lost',
  ].includes(error.code) ||
    error.status === 409);

const isUnreached = (error: unknown): boolean =>
  error instanceof ClientError && ['network', 'timeout'].includes(error.code);

/**
 * Submits the form (AIR-66 to AIR-72): checks it, sends its chunks one after the other, those after a failed one too
 * (D-26), and empties it once the server has all of them (D-27).
 *
 * @returns a function that runs the submit and answers whether everything is stored
 */
export function createSubmit(context: Context): () => Promise<boolean> {
  const { host, record, form, draft } = context;
  const { store, client } = host;
  const target = { host, messageAtom: recordState.messageAtom };
  const saver = createSaver(
    host.timedSave((now) => {
      if (context.isOpen()) store.set(recordState.saveAtom, now);
    }),
  );

  let refused: state.Refused | undefined;
  const refuse = (message: Text, where: state.Refused): false => {
    report(target, failure(message), 'invalid');
    refused = where;
    return false;
  };
  /** The first fault from the top: of the lanes, the fields below them, the charges (D-61). */
  const validate = (): boolean => {
    const { rates, charges } = form.read();
    for (const [id, rows, most] of [
      ['air.error.tooManyRates', rates, MAX_RATES],
      ['air.error.tooManyCharges', charges, MAX_LOCAL_CHARGES],
    ] as const) {
      if (rows.length <= most) continue;
      report(target, failure(texts(id, { count: rows.length, most })), 'too-many');
      return false;
    }
    const { firstError } = store.get(state.rateRulesAtom);
    for (const row of rates) {
      const error = firstError(row);
      if (error) return refuse(error.message, { table: 'rates', row: row.key, column: error.column });
    }
    const fields = store.get(state.fieldMessagesAtom);
    for (const field of ['customerName', 'notes'] as const) {
      const reason = fields[field];
      if (reason)
        return refuse(texts('air.error.field', { field: texts(`air.${field}`), reason }), { field });
    }
    const { checks } = store.get(state.chargeRulesAtom);
    for (const row of charges) {
      const error = checks.problemsOf(row).find(isError);
      if (error)
        return refuse(checkMessage(error), {
          table: 'charges',
          row: row.key,
          column: error.column ?? 'name',
        });
    }
    return true;
  };

  return async () => {
    if (store.get(recordState.savingAtom)) return false;
    store.set(recordState.messageAtom, null);
    refused = undefined;
    const failures: { part: UploadRatesPayload; error: unknown }[] = [];
    let unreached = 0;
    let rates: readonly SubmittedRate[] = [];
    let sendChunk: SendChunk | undefined;
    let isOwn = true;
    let count: number | undefined;
    let answer: UploadAnswer | null = null;
    const lastAnswer = (): UploadAnswer | null => answer;

    async function* partsOf(all: readonly UploadRatesPayload[]): AsyncIterable<UploadRatesPayload> {
      const accepted = draft.upload?.accepted ?? {};
      const left = all.filter(({ chunk }) => accepted[chunk] === undefined);
      // All were stored before, but the last answer was lost: one of them brings it again.
      yield* left.length > 0 ? left : all.slice(-1);
      // What a server has pruned meanwhile goes out once more.
      const missing = failures.length === 0 ? (lastAnswer()?.missing ?? []) : [];
      yield* all.filter(({ chunk }) => missing.includes(chunk));
    }

    const end = await saver.save<UploadRatesPayload>({
      get total() {
        return count;
      },
      async parts() {
        if (!(await context.ensureReference()) || !validate()) return undefined;
        const entityId = await context.entityId();
        // What is on the screen by now may be another record's.
        if (entityId === undefined || !context.isOpen()) return undefined;
        isOwn = await client.isOwn();
        sendChunk = await beginUpload(client, entityId);
        const sheet = chunksOf(form.read(), store.get(state.referenceAtom), record.id);
        rates = sheet.rates;
        const upload = uploadFor(draft.upload, sheet.chunks, idempotencyKey);
        draft.setUpload(upload);
        count = Math.max(1, sheet.chunks.length - Object.keys(upload.accepted).length);
        return partsOf(sheet.chunks.map((chunk) => ({ ...chunk, uploadKey: upload.key })));
      },
      async send(payload, key) {
        answer = (await sendChunk?.(payload, key)) ?? null;
        unreached = 0;
        if (draft.upload) draft.setUpload(withAccepted(draft.upload, payload));
      },
      endsWith(error, part) {
        failures.push({ part, error });
        unreached = isUnreached(error) ? unreached + 1 : 0;
        // Without the numbers of its chunks a backend would close a sheet of which one is missing.
        return !isOwn || isFinal(error) || unreached >= MOST_UNREACHED;
      },
    });

    // Only now: while the entries are checked, a screen reader would call the cell read-only.
    if (refused && context.isOpen()) store.set(state.refusedAtom, refused);
    if (!end || end.step === 'idle') return false;
    if ('error' in end) {
      if (end.step === 'conflict') draft.setUpload(null);
      if (context.isOpen()) reportFailure(failures, end.error, rates.length);
      return false;
    }
    const missing = lastAnswer()?.missing ?? [];
    if (missing.length > 0) {
      // The server holds less than it was sent, twice: the next submit begins a new upload.
      draft.setUpload(null);
      if (context.isOpen()) report(target, failure(texts('air.error.submit')), 'incomplete');
      return false;
    }
    draft.clear();
    if (context.isOpen()) {
      form.show(emptyContent());
      store.set(state.refusedAtom, null);
      store.set(state.draftAtom, { is: 'none' });
      store.set(state.submittedAtom, true);
      report(target, success(texts('air.submitted')));
    }
    host.emit('fp-submitted', { recordId: record.id, rates });
    return true;
  };

  function reportFailure(
    failures: readonly { part: UploadRatesPayload; error: unknown }[],
    error: unknown,
    laneCount: number,
  ): void {
    console.error('The rates could not be submitted.', error);
    const detail = failures.map(({ part, error: why }) => {
      const [first, last] = lanesOfChunk(part.chunk, laneCount);
      const reason = reasonOf(why);
      return first === last
        ? texts('air.error.lane', { n: String(first), reason })
        : texts('air.error.lanes', { first: String(first), last: String(last), reason });
    });
    const message = {
      ...failure(texts('air.error.submit')),
      detail: detail.length > 0 ? detail : reasonOf(error),
    };
    // What is said of a lost answer is about some of the lanes.
    if (codeOf(error) === 'lost') report(target, message, 'lost', error);
    else reportError(target, message, error);
  }
}
