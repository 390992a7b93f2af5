import { style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';
import { visuallyHidden } from '../../../shared/ui/visually-hidden/visually-hidden.css.ts';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md });

export const status = visuallyHidden;

export const forgot = style({ justifySelf: 'start' });
