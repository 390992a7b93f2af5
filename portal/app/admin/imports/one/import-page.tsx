import { useText } from '../../../../../shared/i18n/use-text.ts';
import type { PageProps } from '../../../routes/lazy-page.tsx';
import { isAdmin } from '../../../session/profile/roles.ts';
import { StaffOnly } from '../../staff-only.tsx';
import { texts } from '../texts/index.ts';
import { ImportView } from './import-view.tsx';

/** `/admin/imports/{id}`: the check of one file, its rows, and how far their import is. */
export function ImportPage({ params: { id = '' } }: PageProps) {
  const text = useText(texts);
  return (
    <StaffOnly title={text('menu.imports')} may={isAdmin}>
      <ImportView key={id} id={id} />
    </StaffOnly>
  );
}
