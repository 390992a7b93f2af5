/** One line of the report; the value must not be on the wrong side of the target. */
export interface Row {
  name: string;
  value: number;
  target: string;
  met: boolean;
}
