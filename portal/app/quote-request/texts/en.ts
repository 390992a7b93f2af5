export const en = {
  'quoteRequest.subtitle': 'Say what is to be shipped, and you get a price for it.',
  'quoteRequest.freight': 'Freight',
  'quoteRequest.goods': 'Goods',
  'quoteRequest.customer': 'Please choose the customer who asks for the quote.',
  'quoteRequest.past': 'This day has passed. Please choose a later one.',
  'quoteRequest.sending': 'Sending the request',
  'quoteRequest.back': 'Back to quotes',
  'quoteRequest.agents': 'Quotes are requested by the companies that ship, and by the forwarder for them.',
} as const satisfies Record<string, string>;
