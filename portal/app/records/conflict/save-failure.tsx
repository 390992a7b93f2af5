import { useText } from '../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { adminFailure } from '../../admin/failure-text.ts';
import { ConflictMessage } from './conflict-message.tsx';
import { texts } from './texts/index.ts';
import { isStale, type RecordSave } from './use-record-save.ts';

/** Why the last save of a dialog failed; where somebody else has saved meanwhile, who that was (D-19). */
export function SaveFailure({ save }: { save: RecordSave }) {
  const text = useText(texts);
  if (!('error' in save.state)) return null;
  const { error } = save.state;
  if (isStale(error)) return <ConflictMessage save={save} next="kept" />;
  return <Banner kind="error">{text(adminFailure(error))}</Banner>;
}
