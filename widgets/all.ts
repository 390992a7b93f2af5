/** Defines every element of the bundle at once. */
import 'elements:all';
