import MuiAutocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { ORDERS } from './orders.ts';

/** Without a limit it draws all 10,000 rows. */
const filterOptions = createFilterOptions<(typeof ORDERS)[number]>({ limit: 100 });

/** MUI's Autocomplete. */
export const Autocomplete = () => (
  <MuiAutocomplete
    multiple
    disableCloseOnSelect
    filterSelectedOptions
    options={ORDERS}
    filterOptions={filterOptions}
    renderInput={(props) => <TextField {...props} label="Purchase orders" />}
  />
);
