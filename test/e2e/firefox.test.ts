import { FIREFOX } from '../helpers/browsers/firefox.ts';
import { journeysIn } from '../helpers/browsers/journeys.ts';

journeysIn(FIREFOX);
