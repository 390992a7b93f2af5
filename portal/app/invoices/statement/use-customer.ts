import { usePageUrl } from '../../modules/list/use-page-url.ts';

interface CustomerAsked {
  /** Undefined for all customers. */
  customerId: number | undefined;
  /** Whether the address names something that can't be a customer. */
  isUnreadable: boolean;
  choose(id: number | undefined): void;
}

/** Whose statement is shown, as the address says, so that Back from an invoice returns to it. */
export function useCustomer(): CustomerAsked {
  const { search, replace } = usePageUrl();
  const asked = new URLSearchParams(search).get('customer') ?? '';
  const choose = (id: number | undefined) =>
    replace((query) => {
      query.delete('customer');
      if (id !== undefined) query.set('customer', String(id));
      return query;
    });
  const isId = /^[1-9]\d{0,8}$/.test(asked);
  return { customerId: isId ? Number(asked) : undefined, isUnreadable: !isId && asked !== '', choose };
}
