import type { Host } from '../../../shared/element/host.ts';
import { failure, readFailure, reasonOf, success, warning } from '../../../shared/record/message.ts';
import { report, reportError } from '../../../shared/record/report.ts';
import { joinedLevels } from '../../../shared/trade/weight-levels.ts';
import { loadLatestSubmissions } from '../api/latest-submissions.ts';
import { loadSubmission } from '../api/one-submission.ts';
import { loadRatesOfCompany } from '../api/rates-of-company.ts';
import { hasRates, type StoredRate, type StoredSubmission } from '../api/submission.ts';
import type { RecordRef } from '../record.ts';
import type { FormContent } from '../rows/form-content.ts';
import { lastSubmission, newestSubmission } from '../rows/last-submission.ts';
import { newCharge } from '../rows/local-charge.ts';
import type { RateRow } from '../rows/rate-row.ts';
import { submissionRows } from '../rows/submission-rows.ts';
import { recordState } from '../state/element-state.ts';
import type { Form } from '../state/form.ts';
import * as state from '../state/form-state.ts';
import { texts } from '../texts/index.ts';
import { copiedText, failedText, severalRenewed } from './copy-messages.ts';
import { chargeRow, MOST_RENEWED, withRenewed } from './renewed-rate.ts';

interface Context {
  readonly host: Pick<Host, 'client' | 'store' | 'emit'>;
  readonly record: RecordRef;
  readonly form: Form;
  /** The company of the record; undefined where there is none, as a message says unless it is asked quietly. */
  entityId(isQuiet?: boolean): Promise<number | undefined>;
  isOpen(): boolean;
}

/** Any submission by its id, or the company's last one that has rates: to be copied as D-60 says, else the newest. */
export type WhichSubmission = number | 'last';

/** A stored submission as rows of the table. */
export interface SubmissionRows {
  readonly which: WhichSubmission;
  readonly rows: readonly RateRow[];
  /** ISO 8601 */
  readonly createdAt: string;
  /** How many rates it has besides, which can't be read. */
  readonly unread: number;
}

/** What a submission is loaded for. */
type Purpose = 'compare' | 'copy';

/** A submission; `isNewest` is known where the last one was asked for. */
type FoundSubmission = StoredSubmission & { readonly isNewest?: boolean };

interface EarlierSubmissions {
  /** The submission, to be compared with; undefined where there is none, or where it can't be loaded, as a message says. */
  find(which: WhichSubmission): Promise<SubmissionRows | undefined>;
  /** Looks for the newest one once in the background, so that lanes that are left out and prices far off its own are seen. */
  watch(): void;
  /** Another one was submitted: what was the newest isn't any more. */
  forget(): void;
  /**
   * Puts the rates of the submission in the place of the entries (AIR-73 to AIR-82), and of one that isn't the last all
   * else that was submitted, too; false where that can't be, as a message says.
   */
  copy(which: WhichSubmission): Promise<boolean>;
  /**
   * Adds rates that the company of the submission has submitted, each valid from the day after it ends; a message says which were
   * left out. False where none can be added.
   */
  renew(submissionId: number, rateIds: readonly number[]): Promise<boolean>;
  /** Brings back what was entered before that, as one more step (D-28). */
  undo(): void;
}

/** The work with what was submitted earlier: comparing with it and copying it. */
export function createEarlierSubmissions(context: Context): EarlierSubmissions {
  const { host, record, form, entityId, isOpen } = context;
  const { store, client } = host;
  const target = { host, messageAtom: recordState.messageAtom };

  /** The latest ones; undefined where the company isn't known, as a message says unless it is asked quietly. */
  const findLatest = async (isQuiet = false): Promise<readonly StoredSubmission[] | undefined> => {
    const asked = round;
    const id = await entityId(isQuiet);
    if (id === undefined) return undefined;
    const latest = await loadLatestSubmissions(client, id);
    if (!isOpen()) return undefined;
    // What was asked for before a submit is not the newest any more.
    if (asked !== round) return latest;
    isWatched = true;
    const newest = newestSubmission(latest);
    store.set(state.lastRowsAtom, newest ? rowsOf(newest) : []);
    return latest;
  };

  /** undefined without one, as a message says. */
  const findLast = async (purpose: Purpose): Promise<FoundSubmission | undefined> => {
    const latest = await findLatest();
    if (!latest) return undefined;
    const newest = newestSubmission(latest);
    const last = purpose === 'copy' ? lastSubmission(latest, { hasRecord: record.id !== null }) : newest;
    // AIR-81
    if (!last) report(target, failure(texts('air.error.noPrevious')), 'no-previous');
    return last && { ...last, isNewest: last.id === newest?.id };
  };

  const findOne = async (id: number): Promise<StoredSubmission | undefined> => {
    const found = await loadSubmission(client, id);
    if (!isOpen()) return undefined;
    if (found && hasRates(found)) return found;
    report(target, failure(texts('air.error.noSubmission', { id: String(id) })), 'no-previous');
    return undefined;
  };

  /** A submission with those of the rates that its company has submitted, in it or in others, in their order. */
  const findRates = async (id: number, rateIds: readonly number[]) => {
    const found = await findOne(id);
    if (!found) return undefined;
    const rates = new Map<number, StoredRate>(found.airFreightRates.map((rate) => [rate.id, rate]));
    const others = rateIds.filter((rateId) => !rates.has(rateId));
    if (others.length > 0 && found.entity)
      for (const rate of await loadRatesOfCompany(client, found.entity.id, others)) rates.set(rate.id, rate);
    return { found, rates: rateIds.flatMap((rateId) => rates.get(rateId) ?? []) };
  };

  /** @param again what the button of the message does where the submission can't be loaded (AIR-82) */
  const loaded = async <Found>(
    which: WhichSubmission,
    load: () => Promise<Found | undefined>,
    again: () => void,
  ): Promise<Found | undefined> => {
    try {
      return await load();
    } catch (error) {
      console.error('A submission could not be loaded.', error);
      const retry = () => {
        store.set(recordState.messageAtom, null);
        again();
      };
      const said = { ...failure(failedText(which)), detail: reasonOf(error) };
      if (isOpen()) reportError(target, { ...readFailure(said, error), retry }, error);
      return undefined;
    }
  };

  const find = (
    which: WhichSubmission,
    purpose: Purpose,
    again: () => void,
  ): Promise<FoundSubmission | undefined> =>
    loaded(which, () => (which === 'last' ? findLast(purpose) : findOne(which)), again);

  let before: FormContent | undefined;
  let isWatched = false;
  /** Counts what was submitted. */
  let round = 0;
  store.set(state.lastRowsAtom, []);

  const earlier: EarlierSubmissions = {
    async find(which) {
      const found = await find(which, 'compare', () => void earlier.find(which));
      return found && { which, rows: rowsOf(found), createdAt: found.createdAt, unread: found.unread };
    },
    watch() {
      if (isWatched) return;
      isWatched = true;
      // Without it nothing is compared; whoever asks for it reads why.
      findLatest(true).catch((error) => console.warn('The last submission is not known:', error));
    },
    forget() {
      round += 1;
      isWatched = false;
      store.set(state.lastRowsAtom, []);
    },
    copy: (which) =>
      fill(
        () => find(which, 'copy', () => void earlier.copy(which)),
        (found, entered) => {
          const { unread } = found;
          const leftOut = texts('air.copy.unread', { count: unread });
          const { rows, levels } = submissionRows(found.airFreightRates);
          if (rows.length === 0) {
            report(target, failure(texts('air.renewed.none', { leftOut })), 'incomplete');
            return false;
          }
          show({
            ...entered,
            levels: joinedLevels(entered.levels, levels),
            rates: rows,
            // AIR-77
            ...(which === 'last' ? { charges: [newCharge()] } : besidesRates(found, entered)),
          });
          const said = copiedText(which, found);
          if (unread === 0) report(target, success(said));
          else report(target, warning(texts('air.renewed.part', { said, leftOut })), 'incomplete');
          return true;
        },
      ),
    renew(submissionId, rateIds) {
      const asked = rateIds.slice(0, MOST_RENEWED);
      return fill(
        () =>
          loaded(
            submissionId,
            () => findRates(submissionId, asked),
            () => void earlier.renew(submissionId, rateIds),
          ),
        ({ found, rates }, entered) => {
          const { content, ...counts } = withRenewed(entered, rates, found);
          const isThere = counts.added + counts.there > 0;
          if (isThere) show(content);
          const [first] = rates;
          const said =
            rateIds.length === 1 && first && isThere
              ? success(texts('air.renewed', { from: first.from, to: first.to }))
              : severalRenewed({
                  ...counts,
                  missing: asked.length - rates.length,
                  more: rateIds.length - asked.length,
                });
          report(target, said, 'no-previous');
          return isThere;
        },
      );
    },
    undo() {
      if (before) form.replace(before);
      before = undefined;
    },
  };
  return earlier;

  /** Puts what is found into the form by `use`, which answers whether it did. */
  async function fill<Found>(
    load: () => Promise<Found | undefined>,
    use: (found: Found, entered: FormContent) => boolean,
  ): Promise<boolean> {
    // AIR-79
    if (store.get(state.loadingEarlierAtom)) return false;
    if (store.get(recordState.savingAtom)) {
      report(target, warning(texts('air.error.submitting')), 'busy');
      return false;
    }
    store.set(state.loadingEarlierAtom, true);
    store.set(recordState.messageAtom, null);
    try {
      const found = await load();
      return found !== undefined && isOpen() && use(found, form.read());
    } finally {
      if (isOpen()) store.set(state.loadingEarlierAtom, false);
    }
  }

  function show(content: FormContent): void {
    before = form.read();
    form.replace(content);
    form.normalizeAgain();
    store.set(state.submittedAtom, false);
  }
}

/** What was submitted with the rates; a customer or notes that are entered stay where it has none. */
const besidesRates = (
  { charges, customerName, submissionNotes }: StoredSubmission,
  entered: FormContent,
): Omit<FormContent, 'levels' | 'rates'> => ({
  charges: charges.length > 0 ? charges.map(chargeRow) : [newCharge()],
  customerName: customerName || entered.customerName,
  notes: submissionNotes || entered.notes,
});

const rowsOf = ({ airFreightRates }: StoredSubmission): readonly RateRow[] =>
  submissionRows(airFreightRates).rows;
