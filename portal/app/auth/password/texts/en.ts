export const en = {
  'password.confirm': 'Confirm Password',
  'password.minimum': 'Minimum {count} symbols',
  'password.longest': 'Maximum {most} character',
  'name.maximum': 'Maximum 50 character',
  'password.mismatch': 'Password and Confirm Password must be same',
  'password.rule':
    '{least} to {most} characters of any kind, also spaces. None of the most common passwords.',
  'password.common': 'This is one of the most common passwords. Please choose another one.',
  'strength.label': 'Password strength: {strength}',
  'strength.veryWeak': 'very weak',
  'strength.weak': 'weak',
  'strength.fair': 'fair',
  'strength.good': 'good',
  'strength.strong': 'strong',
} as const satisfies Record<string, string>;
