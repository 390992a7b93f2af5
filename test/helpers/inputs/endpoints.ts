import type * as v from 'valibot';
import {
  CheckOtpInput,
  ForgotPasswordInput,
  InviteInput,
  InviteVerificationInput,
  ResetPasswordInput,
  SetPasswordInput,
} from '../../../shared/contract/account.ts';
import { ExportRequest } from '../../../shared/contract/exports.ts';
import { InvoiceSumsRequest } from '../../../shared/contract/invoices.ts';
import { LinkTokenInput } from '../../../shared/contract/link-tokens.ts';
import { ChangeAccounts, InviteAgain } from '../../../shared/contract/managed-accounts.ts';
import { PaperRequest } from '../../../shared/contract/papers.ts';
import { ChangePassword } from '../../../shared/contract/profile.ts';
import { RateSheetRequest } from '../../../shared/contract/rate-sheets.ts';
import { ServiceKeyInput } from '../../../shared/contract/service-keys.ts';
import { LoginInput } from '../../../shared/contract/sign-in.ts';

/** What each address beside the actions takes as its body. */
export const ENDPOINTS: Readonly<Record<string, v.GenericSchema>> = {
  '/api/login': LoginInput,
  '/api/change-password': ChangePassword,
  '/api/portal_open_requests/forgot_password': ForgotPasswordInput,
  '/api/portal_open_requests/check_otp': CheckOtpInput,
  '/api/portal_open_requests/reset-password': ResetPasswordInput,
  '/api/portal_open_requests/set-password-verification': InviteVerificationInput,
  '/api/portal_open_requests/set-password': SetPasswordInput,
  '/api/invites': InviteInput,
  '/api/invites/again': InviteAgain,
  '/api/invites/withdraw': ChangeAccounts,
  '/api/link-tokens': LinkTokenInput,
  '/api/service-keys': ServiceKeyInput,
  '/api/rate-service/rate-sheet': RateSheetRequest,
  '/api/exports': ExportRequest,
  '/api/invoice-sums': InvoiceSumsRequest,
  '/api/papers': PaperRequest,
};
