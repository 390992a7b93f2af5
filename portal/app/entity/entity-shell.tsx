import { useAtom } from 'jotai';
import { type ComponentProps, lazy, Suspense } from 'react';
import { loadPart } from '../../../shared/i18n/languages.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../shared/ui/button/button.tsx';
import { PageErrorBoundary } from '../layout/page-error-boundary.tsx';
import { useProfile } from '../session/profile/use-profile.ts';
import { Shell } from '../shell/shell.tsx';
import * as s from './entity-shell.css.ts';
import { entityPanelAtom } from './state.ts';
import { texts } from './texts/index.ts';
import { useEntity, useSwitchesElsewhere } from './use-entity.ts';

const EntityPanel = lazy(async () => ({
  default: (await loadPart(() => import('./lazy-panel.ts'))).EntityPanel,
}));

/** The shell of one company: mounted again with all its content when the person acts for another one (SHELL-30). */
export function EntityShell(props: ComponentProps<typeof Shell>) {
  const { epoch, isWaiting } = useEntity();
  const [isOpen, setOpen] = useAtom(entityPanelAtom);
  useSwitchesElsewhere();
  return (
    <>
      <Shell key={epoch} {...props} />
      {isWaiting && <OtherCompany />}
      {isOpen && (
        <PageErrorBoundary>
          <Suspense>
            <EntityPanel onClose={() => setOpen(false)} />
          </Suspense>
        </PageErrorBoundary>
      )}
    </>
  );
}

/** Warns that the screen shows the former company's data, which can't be reloaded unasked because of unsaved work. */
function OtherCompany() {
  const text = useText(texts);
  const company = useProfile()?.entity?.companyName;
  if (!company) return null;
  return (
    <div className={s.notice}>
      <Banner
        kind="warning"
        actions={
          <Button size="sm" onClick={() => location.reload()}>
            {text('acting.reload')}
          </Button>
        }
      >
        {text('acting.changed', { company })}
      </Banner>
    </div>
  );
}
