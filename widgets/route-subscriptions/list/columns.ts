/** SUB-08: the columns of names, in their order. */
export const COLUMNS = ['originPort', 'dischargePort', 'destinationPort', 'carrier'] as const;
