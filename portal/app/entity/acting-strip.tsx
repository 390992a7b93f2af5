import { useText } from '../../../shared/i18n/use-text.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { isAdmin } from '../session/profile/roles.ts';
import { useProfile } from '../session/profile/use-profile.ts';
import * as s from './acting-strip.css.ts';
import * as shell from './entity-shell.css.ts';
import { texts } from './texts/index.ts';
import { useSwitchBack } from './use-switch-back.ts';

/** Says above everything that an admin acts for another company than their own, and leads back to it (ENT-01). */
export function ActingStrip() {
  const profile = useProfile();
  const { entity, homeEntity } = profile ?? {};
  if (!isAdmin(profile) || !entity?.companyName || !homeEntity || homeEntity.id === entity.id) return null;
  return (
    <Strip company={entity.companyName} home={{ id: homeEntity.id, name: homeEntity.companyName ?? '' }} />
  );
}

function Strip({ company, home }: { company: string; home: { id: number; name: string } }) {
  const text = useText(texts);
  const { phase, goBack, dismiss } = useSwitchBack(home.id);
  const isSwitching = phase.step === 'switching';
  return (
    <>
      <div className={s.strip}>
        <p className={s.words}>{text('acting.strip', { company })}</p>
        <button
          type="button"
          className={s.back}
          aria-disabled={isSwitching || undefined}
          onClick={() => !isSwitching && goBack()}
        >
          <span className={s.backWords}>{text('acting.back', { company: home.name })}</span>
        </button>
      </div>
      {phase.step === 'failed' && (
        <div className={shell.notice}>
          <Banner kind="warning" onDismiss={dismiss} onRetry={goBack}>
            {text('acting.failed', { reason: phase.reason })}
          </Banner>
        </div>
      )}
    </>
  );
}
