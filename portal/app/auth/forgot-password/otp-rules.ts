import { plainCode } from '../../../../shared/trade/plain-code.ts';
import type { Problem } from '../../form/problem.ts';
import { texts } from './texts/index.ts';

/** The problems of a code, in the order of AUTH-21 to AUTH-24 (D-47); empty when it may be sent. */
export function otpProblems(typed: string): Problem[] {
  const otp = plainCode(typed);
  if (otp === '') return ['auth.requiredField'];
  const { length } = [...otp];
  return [
    ...(length < 3 ? [texts('reset.otp.minimum')] : []),
    ...(length > 5 ? [texts('reset.otp.maximum')] : []),
    ...(/^[\d ]*$/.test(otp) ? [] : [texts('reset.otp.digits')]),
  ];
}

/** A code copied from a mail may contain spaces and line breaks. */
export const withoutSpaces = (pasted: string): string => pasted.replaceAll(/\s/g, '');
