import { useText } from '../../../shared/i18n/use-text.ts';
import { AuthField } from './auth-field.tsx';
import type { NewPassword } from './use-new-password.ts';

interface NewPasswordFieldsProps {
  /** Whose password it will be: a password manager keeps it under this name. */
  email: string;
  /** `New Password` at a reset, `Password` at an invitation. */
  label: string;
  entry: NewPassword;
  isChecked: boolean;
}

/** A new password, twice, and whose it will be. */
export function NewPasswordFields({ email, label, entry, isChecked }: NewPasswordFieldsProps) {
  const text = useText();
  return (
    <>
      {email && (
        <AuthField
          label={text('auth.email')}
          type="email"
          name="email"
          autoComplete="username"
          readOnly
          value={email}
          onText={() => undefined}
          problems={[]}
          isChecked={false}
        />
      )}
      <AuthField
        ref={entry.passwordInput}
        label={label}
        type="password"
        name="new-password"
        autoComplete="new-password"
        value={entry.password}
        onText={entry.setPassword}
        problems={entry.wrongPassword}
        isChecked={isChecked}
      />
      <AuthField
        ref={entry.confirmInput}
        label={text('password.confirm')}
        type="password"
        name="confirm-password"
        autoComplete="new-password"
        value={entry.confirm}
        onText={entry.setConfirm}
        problems={entry.wrongConfirm}
        isChecked={isChecked}
      />
    </>
  );
}
