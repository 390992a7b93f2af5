import { useMemo, useRef } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { MANIFEST_STATUSES } from '../../../shared/trade/record-words.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { useRemoteOptions } from '../../../shared/ui/search/remote-options.ts';
import { type Manifest, manifests } from '../../lists/definitions/charges.ts';
import { SelectField } from '../admin/select-field.tsx';
import { ChoiceField } from '../form/choice-field.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import { TextField } from '../form/text-field.tsx';
import { findAgents, findCustomers, findShipmentsOf } from '../invoices/entry/options.ts';
import { useStoredRow } from '../modules/record/use-stored-row.ts';
import { ChangedBy } from '../records/conflict/changed-by.tsx';
import { EntryFailure } from '../records/conflict/entry-failure.tsx';
import { useEntry } from '../records/conflict/use-entry.ts';
import { useRowSave } from '../records/conflict/use-row-save.ts';
import { saveManifest } from './manifest-actions.ts';
import {
  entryOf,
  entryProblems,
  LABELS,
  type ManifestEntry,
  manifestOf,
  NEW_MANIFEST,
  STATUS_TEXTS,
} from './manifest-entry.ts';
import { texts } from './texts/index.ts';

interface ManifestDialogEnds {
  onClose(): void;
  /** It was saved, and has this number. */
  onDone(reference: string): void;
  /** Somebody else saved or removed the one that is changed: it has to be loaded again. */
  onStale(): void;
}

interface ManifestDialogProps extends ManifestDialogEnds {
  /** Which one is changed; none makes a further one. */
  manifest?: Manifest;
  /** The one that is changed was removed by somebody else: it is made again. */
  isGone?: boolean;
}

/** By their names in the input of the action. */
const FIELDS = {
  customerId: 'customer',
  agentId: 'agent',
  shipmentId: 'shipment',
  reference: 'reference',
} as const;

/** Asks whose a manifest is, and of which shipment (MOD-09). */
export function ManifestDialog({ manifest, isGone = false, onClose, onDone, onStale }: ManifestDialogProps) {
  const text = useText(texts);
  const { save, refusedAt, run } = useRowSave('manifest', manifest, { isGone, onStale });
  const entry = useEntry(manifest ? entryOf(manifest) : NEW_MANIFEST, manifest?.revision ?? 0);
  const saved = useRef('');
  const { values } = entry;
  const problems = entryProblems(values);
  const refused = refusedAt(FIELDS);
  const customers = useRemoteOptions(findCustomers);
  const agents = useRemoteOptions(findAgents);
  const customerId = values.customer?.id;
  const shipments = useRemoteOptions(useMemo(() => findShipmentsOf(customerId), [customerId]));

  const change = (part: Partial<ManifestEntry>) => {
    if (refused) save.dismiss();
    entry.change(part);
  };
  const refusalsAt = (field: keyof ManifestEntry) => (refused?.at === field ? [refused.text] : []);
  const choice = (field: 'customer' | 'agent' | 'shipment') => ({
    label: text(LABELS[field]),
    value: values[field],
    problems: field === 'customer' ? problems.customer : [],
    refusals: refusalsAt(field),
  });
  const submit = () => {
    const isNew = !manifest || isGone;
    const input = {
      manifestId: isNew ? null : manifest.id,
      revision: isNew ? null : manifest.revision,
      ...manifestOf(values),
    };
    return run(input, async (sent, key) => {
      saved.current = (await saveManifest(sent, key)).reference;
    });
  };
  return (
    <FormDialog
      title={manifest ? text('row.edit.one', { name: manifest.reference }) : text('manifests.add')}
      save={save}
      isDirty={entry.isDirty}
      confirm={{ label: text('profile.save'), run: submit }}
      onClose={onClose}
      onDone={() => onDone(saved.current)}
      onStale={onStale}
    >
      {isGone && (
        <Banner kind="warning">
          {text('manifests.gone')}
          <ChangedBy change={save.changedBy} />
        </Banner>
      )}
      <EntryFailure
        entry={entry}
        save={save}
        isShownAtField={refused !== undefined}
        isOver={isGone}
        nameOf={(field) => text(LABELS[field])}
        valueText={(field, value) => {
          if (field === 'status') return text(STATUS_TEXTS[value as ManifestEntry['status']]);
          return typeof value === 'string' ? value : (value?.label ?? '');
        }}
      />
      <ChoiceField
        {...choice('customer')}
        required
        takesFocus
        options={customers}
        onChange={(customer) => change({ customer, shipment: null })}
      />
      <ChoiceField {...choice('agent')} options={agents} onChange={(agent) => change({ agent })} />
      <ChoiceField
        {...choice('shipment')}
        options={shipments}
        onChange={(shipment) => change({ shipment })}
      />
      <TextField
        label={text(LABELS.reference)}
        value={values.reference}
        hint={manifest ? undefined : text('manifests.reference.hint')}
        problems={[...problems.reference, ...refusalsAt('reference')]}
        takesFocus={refused?.at === 'reference'}
        onText={(reference) => change({ reference })}
      />
      <SelectField
        label={text(LABELS.status)}
        value={values.status}
        options={MANIFEST_STATUSES.map((status) => [status, text(STATUS_TEXTS[status])] as const)}
        onChange={(status) => change({ status })}
      />
    </FormDialog>
  );
}

/** Changes a manifest of the list. */
export function ChangeManifestDialog({
  manifest: listed,
  onStale,
  ...ends
}: ManifestDialogEnds & { manifest: Manifest }) {
  const { row: manifest, isGone, reload } = useStoredRow(manifests, listed);
  const reloadAll = () => {
    void reload();
    onStale();
  };
  return <ManifestDialog manifest={manifest} isGone={isGone} onStale={reloadAll} {...ends} />;
}
