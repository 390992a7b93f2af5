import { useText } from '../../../../shared/i18n/use-text.ts';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '../../../../shared/passwords/password-lengths.ts';
import { TextField } from '../../form/text-field.tsx';
import { useConfig } from '../../session/use-config.ts';
import { EmailField } from '../email-field.tsx';
import { confirmProblems, newPasswordProblems } from './password-rules.ts';
import { StrengthMeter } from './strength-meter.tsx';
import { texts } from './texts/index.ts';
import { useJudgement } from './use-judgement.ts';
import type { NewPassword } from './use-new-password.ts';

interface NewPasswordFieldsProps {
  /** The account of the password: password managers store it under this name. */
  email: string;
  /** `New Password` at a reset, `Password` at an invitation. */
  label: string;
  entry: NewPassword;
  takesFocus?: boolean;
  /** Marks the fields as those that have to be filled in, beside others that need not. */
  required?: boolean;
}

/** A new password with its rule and strength, its confirmation, and the account's email (AUTH-27 to AUTH-29, D-48, D-153). */
export function NewPasswordFields({
  email,
  label,
  entry,
  takesFocus = false,
  required = false,
}: NewPasswordFieldsProps) {
  const text = useText(texts);
  const least = useConfig()?.passwordMinLength ?? SHORTEST_PASSWORD;
  const judgement = useJudgement(entry.password, email);
  const isCommon = entry.isRefused || judgement?.isCommon;
  const problems = newPasswordProblems(entry.password, least);
  return (
    <>
      {email && <EmailField readOnly value={email} />}
      <TextField
        label={label}
        hint={text('password.rule', { least, most: LONGEST_PASSWORD })}
        required={required}
        type="password"
        name="new-password"
        autoComplete="new-password"
        value={entry.password}
        onText={entry.setPassword}
        problems={problems.length === 0 && isCommon ? [texts('password.common')] : problems}
        takesFocus={takesFocus}
      />
      <StrengthMeter strength={judgement?.strength} />
      <TextField
        label={text('password.confirm')}
        required={required}
        type="password"
        name="confirm-password"
        autoComplete="new-password"
        value={entry.confirm}
        onText={entry.setConfirm}
        problems={confirmProblems(entry.confirm, entry.password)}
      />
    </>
  );
}
