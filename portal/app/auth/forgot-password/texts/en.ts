export const en = {
  'reset.title': 'Forgot Password?',
  'reset.explanation':
    'Enter the email that you sign in with. We send you a five-digit code, and with it you set a new password.',
  'reset.sent': 'OTP Has been sent successfully on your email',
  'reset.sent.explanation':
    'The code was sent to {email} and is valid for 10 minutes. If it does not arrive, check your spam folder, or go back and request another one.',
  'reset.otp': 'OTP',
  'reset.otp.minimum': 'Minimum 3 character',
  'reset.otp.maximum': 'Maximum 5 character',
  'reset.otp.digits': 'OTP must be 5 digit number',
  'reset.notFound': 'The requested {name} is not found',
  'reset.set': 'Set a new password',
  'reset.failed': 'Failed to update password',
  'reset.done': 'Password Reset Successfully',
  'reset.back': 'Back',
  'reset.again': 'Start again',
} as const satisfies Record<string, string>;
