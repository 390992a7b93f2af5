import { SESSION_KEY } from '../../../../shared/client/session.ts';

/** Whether a session can be stored: the browser may block storage. */
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
