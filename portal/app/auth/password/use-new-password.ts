import { useState } from 'react';

/** A new password and its confirmation as they are typed. */
export function useNewPassword() {
  const [password, setPassword] = useState('');
  const [confirm, setConfirm] = useState('');
  return { password, setPassword, confirm, setConfirm };
}

export type NewPassword = ReturnType<typeof useNewPassword>;
