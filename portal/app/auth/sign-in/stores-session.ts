import { SESSION_KEY } from '../../../../shared/client/session.ts';

/** Whether a session would outlive the page: storage may be closed to it. */
export function storesSession(): boolean {
  const probe = `${SESSION_KEY}-probe`;
  try {
    localStorage.setItem(probe, '');
    localStorage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}
