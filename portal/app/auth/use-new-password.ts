import { useRef, useState } from 'react';
import { SHORTEST_PASSWORD } from '../../../shared/contract/account.ts';
import { useConfig } from '../session/use-config.ts';
import { confirmProblems, newPasswordProblems } from './password-rules.ts';

/** A new password and its confirmation as they are typed (AUTH-27 to AUTH-29, D-48). */
export function useNewPassword() {
  const least = useConfig()?.passwordMinLength ?? SHORTEST_PASSWORD;
  const [password, setPassword] = useState('');
  const [confirm, setConfirm] = useState('');
  const passwordInput = useRef<HTMLInputElement>(null);
  const confirmInput = useRef<HTMLInputElement>(null);
  const wrongPassword = newPasswordProblems(password, least);
  const wrongConfirm = confirmProblems(confirm, password);

  return {
    password,
    setPassword,
    confirm,
    setConfirm,
    passwordInput,
    confirmInput,
    wrongPassword,
    wrongConfirm,
    /** Puts the focus on the first field that is wrong, and answers whether there is one. */
    focusWrong(): boolean {
      const wrong = wrongPassword.length > 0 ? passwordInput : wrongConfirm.length > 0 && confirmInput;
      if (wrong) wrong.current?.focus();
      return Boolean(wrong);
    },
  };
}

export type NewPassword = ReturnType<typeof useNewPassword>;
