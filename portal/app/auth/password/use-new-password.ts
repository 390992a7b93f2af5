import { useState } from 'react';

/** State of a new password and its confirmation. */
export function useNewPassword() {
  const [password, setPassword] = useState('');
  const [confirm, setConfirm] = useState('');
  return { password, setPassword, confirm, setConfirm };
}

export type NewPassword = ReturnType<typeof useNewPassword>;
