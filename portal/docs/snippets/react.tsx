import { createRoot } from 'react-dom/client';

async function tokenFromMyServer() {
  const answer = await fetch('/portal-token?booking=1001');
  if (!answer.ok) throw new Error(`No token: ${answer.status}`);
  return answer.text();
}

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
