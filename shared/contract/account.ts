import * as v from 'valibot';
import { plainCode } from '../trade/plain-code.ts';
import { Id } from './id.ts';
import { plainText } from './input-values.ts';

/** The longest email and name, in characters (AUTH-07, AUTH-41, CONST-11). */
export const LONGEST_FIELD = 50;

/** Characters as people count them: what a surrogate pair draws is one. */
const isName = (text: string) => {
  const { length } = [...text];
  return length >= 1 && length <= LONGEST_FIELD;
};

/** Longest address of a mail that there can be. */
export const LONGEST_EMAIL = 320;

/** What a person gives to be compared or judged: any text, as far as anybody types it. */
export const GivenText = v.pipe(v.string(), v.maxLength(1000));

const Email = v.pipe(plainText(LONGEST_EMAIL), v.trim(), v.minLength(1));
// What is compared with what is there may be any text, so that a wrong one is answered as any other wrong one (D-08).
const GivenEmail = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_EMAIL));
const Otp = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_FIELD), v.transform(plainCode));
const Verification = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** AUTH-41: trimmed, and nothing in it that is no text. */
const PersonName = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => isName(text) && !/\p{Cc}/u.test(text) && text.isWellFormed()),
);

/**
 * The language of the mail; one that the product doesn't speak is passed over, as is none: then the request's
 * `Accept-Language` decides, and last English.
 */
export const MailLocale = v.nullish(plainText(35));

/** `POST /api/portal_open_requests/forgot_password` (API-03, AUTH-16). */
export const ForgotPasswordInput = v.object({ email: GivenEmail, locale: MailLocale });

/** `POST /api/portal_open_requests/check_otp` (API-04); the code may hold spaces, and digits of double width (D-47). */
export const CheckOtpInput = v.object({ email: GivenEmail, otp: Otp });

/** `POST /api/portal_open_requests/reset-password` (API-05, D-05). */
export const ResetPasswordInput = v.object({ email: GivenEmail, otp: Otp, password: GivenText });

/** `POST /api/portal_open_requests/set-password-verification` (API-07). */
export const InviteVerificationInput = v.object({ email: GivenEmail, invite_verification: Verification });

/** `POST /api/portal_open_requests/set-password` (API-08). */
export const SetPasswordInput = v.object({
  email: GivenEmail,
  invite_verification: Verification,
  password: GivenText,
  first_name: PersonName,
  last_name: PersonName,
});

/**
 * What every `portal_open_requests` address answers, also when it refuses: success is `status` 200, as text or number
 * (D-86), and nothing else is (D-07). The HTTP status says the same number.
 *
 * `code` of a refusal: `invalid` (a field is missing or wrong), `unknown_account` (AUTH-20, only where the server
 * reveals it), `invalid_code` (AUTH-26), `invalid_invite` (AUTH-39), `weak_password` (422: too short or too
 * long), `common_password` (422, D-153), `misplaced_role` (422: the company has the role of the invitation no more), `too_many_attempts` (429, with `Retry-After`), `unavailable` (503), `internal` (500).
 */
export const AccountAnswer = v.object({
  status: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  message: v.nullish(v.string()),
  code: v.nullish(v.string()),
});

export const INVITE_ROLES = ['User', 'Agent', 'Manager', 'Admin'] as const;
export type PersonRole = (typeof INVITE_ROLES)[number];

/**
 * The roles of the people of a company of this type (ROLE-02, D-15), whoever gives them: admins are the provider's own, managers
 * everybody else's. An agent is told what things cost, so nobody is one at an importer, a supplier or a carrier.
 */
export const rolesIn = (type: string | null | undefined): readonly PersonRole[] =>
  INVITE_ROLES.filter((role) => {
    if (role === 'Agent') return type === 'Agent' || type === 'Provider';
    return role === 'User' || (role === 'Admin') === (type === 'Provider');
  });

/** Whether somebody of such a company holds the role although nobody is given it there: it stays until it is changed. */
export const isMisplaced = (role: string, type: string | null | undefined): boolean =>
  isOneOf(INVITE_ROLES, role) && !isOneOf(rolesIn(type), role);

/** In any case, as rights go by it. */
const isOneOf = (roles: readonly string[], role: string): boolean =>
  roles.some((one) => one.toLowerCase() === role.toLowerCase());

/** The role that an invitation gives again to who held these; one that the product doesn't know becomes that of a user. */
export const roleToInvite = (held: readonly string[]): PersonRole =>
  INVITE_ROLES.findLast((role) => isOneOf(held, role)) ?? 'User';

/** `POST /api/invites` (bearer of an admin, or of a manager for the own company): 201 with an {@link Invite}. */
export const InviteInput = v.object({
  email: Email,
  entityId: Id,
  role: v.picklist(INVITE_ROLES),
  locale: MailLocale,
});

/**
 * An invitation that nobody has taken up yet; it may be past its end. Times are ISO 8601, UTC.
 *
 * `GET /api/invites` (bearer as above) answers {invites}, newest first, a manager those of the own company. `DELETE /api/invites/{id}` withdraws one:
 * {status: "200"}, else 404.
 */
export const Invite = v.object({
  id: v.string(),
  email: v.string(),
  entityId: v.number(),
  entityName: v.string(),
  role: v.string(),
  /** Email of the admin; null for one that the server sent by itself. */
  invitedBy: v.nullish(v.string()),
  createdAt: v.string(),
  expiresAt: v.string(),
});

/**
 * A signed link that still opens its record; its token is told once, by `POST /api/link-tokens`.
 *
 * `GET /api/link-tokens` (bearer) answers {links}: the own ones, an admin's those of everybody; newest first.
 * `DELETE /api/link-tokens/{id}` revokes one: {status: "200"}, else 404.
 */
export const IssuedLink = v.object({
  id: v.string(),
  recordType: v.string(),
  recordId: v.number(),
  role: v.string(),
  /** Who uses it, as whoever issued it said. */
  onBehalfOf: v.nullish(v.string()),
  /** Name of the service key that it was made with. */
  serviceKey: v.nullish(v.string()),
  /** Email of whoever issued it, or made that key; null for those of the server itself. */
  createdBy: v.nullish(v.string()),
  createdAt: v.string(),
  expiresAt: v.string(),
});
