import { journeysIn } from '../helpers/browsers/journeys.ts';
import { WEBKIT } from '../helpers/browsers/webkit.ts';

journeysIn(WEBKIT);
