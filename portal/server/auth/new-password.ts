import { reason } from '../../../shared/contract/reasons.ts';
import { LONGEST_PASSWORD } from '../../../shared/passwords/password-lengths.ts';
import { passwordLength } from '../../../shared/passwords/password-text.ts';
import { ApiError } from '../http/errors/api-error.ts';

/**
 * D-153: of any characters, neither too short nor too long, and none of the most common. `least` is the server's shortest.
 *
 * @throws ApiError 422 `weak_password` for its length, `common_password`
 */
export async function requireNewPassword(password: string, least: number): Promise<void> {
  const length = passwordLength(password);
  if (length < least) throw new ApiError(422, 'weak_password', reason('weakPassword', { least }));
  if (length > LONGEST_PASSWORD)
    throw new ApiError(422, 'weak_password', reason('long', { most: LONGEST_PASSWORD }));
  // Most starts set no password and needn't read the list.
  const { isCommonPassword } = await import('../../../shared/passwords/common-passwords.ts');
  if (isCommonPassword(password)) throw new ApiError(422, 'common_password', reason('commonPassword'));
}
