import { useSetAtom } from 'jotai';
import { useText } from '../../../shared/i18n/use-text.ts';
import { isAdmin } from '../session/profile/roles.ts';
import { useProfile } from '../session/profile/use-profile.ts';
import * as s from './acting-for.css.ts';
import { entityPanelAtom } from './state.ts';
import { texts } from './texts/index.ts';

/** Names the company that the person acts for; admins open the panel that changes it (ENT-01, ENT-03). */
export function ActingFor() {
  const text = useText(texts);
  const profile = useProfile();
  const open = useSetAtom(entityPanelAtom);
  const name = profile?.entity?.companyName;
  if (!name) return null;
  if (!isAdmin(profile)) return <span className={s.company}>{name}</span>;
  return (
    <button
      type="button"
      className={s.button}
      aria-label={text('acting.for', { company: name })}
      title={text('acting.for', { company: name })}
      aria-haspopup="dialog"
      onClick={() => open(true)}
    >
      <svg className={s.icon} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <path d="M2.75 13.75V4.25l5-2v11.5M7.75 6.25l5.5 1.5v6M1.75 13.75h12.5M5.25 6v.5M5.25 9v.5M10.5 10v.5" />
      </svg>
      <span className={s.name}>{name}</span>
    </button>
  );
}
