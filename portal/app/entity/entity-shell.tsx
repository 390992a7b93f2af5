import { useAtom } from 'jotai';
import { type ComponentProps, lazy, Suspense } from 'react';
import { loadPart } from '../../../shared/i18n/languages.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../shared/ui/button/button.tsx';
import { PageErrorBoundary } from '../layout/page-error-boundary.tsx';
import { useProfile } from '../session/profile/use-profile.ts';
import { Shell } from '../shell/shell.tsx';
import { entityPanelAtom } from './entity-panel-atom.ts';
import * as s from './entity-shell.css.ts';
import { texts } from './texts/index.ts';
import { useEntity, useSwitchesElsewhere } from './use-entity.ts';

const EntityPanel = lazy(async () => ({
  default: (await loadPart(() => import('./lazy-panel.ts'))).EntityPanel,
}));

/** The shell of one company: drawn anew, with all that is in it, when the person acts for another one (SHELL-30). */
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

/** What is on the screen belongs to the former company, and some of it isn't saved: the browser asks before it goes. */
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
