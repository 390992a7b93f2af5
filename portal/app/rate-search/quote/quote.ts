/** One that was requested. */
export interface Quote {
  readonly id: number;
  readonly reference: string;
}
