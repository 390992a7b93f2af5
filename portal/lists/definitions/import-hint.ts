import type { ImportKind } from '../../../shared/contract/imports.ts';
import { startPath } from '../../app/admin/imports/start-path.ts';
import type { RecordHint, Viewer } from '../definition.ts';
import { texts } from '../texts/index.ts';

/** Of an empty list, for the provider's admins: where its rows can come from. */
export const importHint =
  (kind: ImportKind) =>
  ({ role }: Viewer): RecordHint | undefined =>
    role === 'admin'
      ? { text: 'list.none.import', link: { text: texts('list.action.import'), href: startPath(kind) } }
      : undefined;
