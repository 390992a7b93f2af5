import { useState } from 'react';

/** State of a new password and its confirmation. */
export function useNewPassword() {
  const [password, setPassword] = useState('');
  const [confirm, setConfirm] = useState('');
  const [refused, setRefused] = useState('');
  return {
    password,
    setPassword,
    confirm,
    setConfirm,
    /** Whether the server refused this very password as one of the most common (D-153). */
    isRefused: password !== '' && password === refused,
    refuse: () => setRefused(password),
  };
}

export type NewPassword = ReturnType<typeof useNewPassword>;
