import type { Send } from '../../../../shared/client/send.ts';

/** Revokes the token at the server (D-98). Signing out works without the server, too: it never throws. */
export async function revoke(send: Send, authToken: string): Promise<void> {
  const headers = { authorization: `Bearer ${authToken}` };
  await send({ request: 'logout', url: '/api/logout', headers }, AbortSignal.timeout(5_000)).catch(
    (error: unknown) => console.warn('[portal] The session could not be revoked:', error),
  );
}
