import { createRoot } from 'react-dom/client';

const tokenFromMyServer = () => fetch('/portal-token?booking=1001').then((answer) => answer.text());

function OrderPage() {
  return (
    <po-style-manager
      recordType="booking"
      recordId={1001}
      getToken={tokenFromMyServer}
      onfp-saved={(event) => console.info('saved', event.detail.purchaseOrders)}
    />
  );
}

createRoot(document.querySelector('main')!).render(<OrderPage />);
