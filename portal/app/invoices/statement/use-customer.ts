import { usePageUrl } from '../../modules/list/use-page-url.ts';

/** Whose statement is shown, as the address says, so that Back from an invoice returns to it; none for all customers. */
export function useCustomer(): [customerId: number | undefined, choose: (id: number | undefined) => void] {
  const { search, replace } = usePageUrl();
  const asked = new URLSearchParams(search).get('customer') ?? '';
  const choose = (id: number | undefined) =>
    replace((query) => {
      query.delete('customer');
      if (id !== undefined) query.set('customer', String(id));
      return query;
    });
  return [/^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : undefined, choose];
}
