import { type AccessRow, get, ofClient, ofClientPost, send } from './access-row.ts'

const letters = { documentIds: [999_999], service: 'certified' }

/** Letters that are printed and mailed for a client. */
export const postalAccess: Record<string, AccessRow> = {
  getPostal: ofClient('/postal'),
  // Allowed as far as the letter, which this client does not have.
  quotePostal: ofClientPost('/postal/quotes', 404, letters),
  orderPostal: ofClientPost('/postal/orders', 404, {
    ...letters,
    total: 9.5,
    useCorrectedSender: false,
    attemptKey: 'access-test',
  }),
  getPostalOrder: ofClient('/postal/orders/pi_none', 404),
  cancelPostalSend: ofClientPost('/postal/sends/999999/cancellation', 404),
  listPostalTroubles: { for: 'staff', ask: () => get('/api/staff/postal-sends'), allowed: 200 },
  refundPostalOrder: {
    for: 'staff',
    ask: ({ clientId, paymentIntentId }) =>
      send('POST', `/api/staff/clients/${clientId}/postal-refund`, {
        paymentIntentId,
        amount: '1.00',
        reason: 'Access test',
        attemptKey: 'access-test',
      }),
    // The payment is another one.
    allowed: 404,
  },
  receiveLobWebhook: {
    for: 'secret',
    ask: send('POST', '/api/webhooks/lob', { id: 'evt_forged' }),
    status: 400,
    by: "the mail provider's signature",
  },
  receivePostgridWebhook: {
    for: 'secret',
    ask: send('POST', '/api/webhooks/postgrid', { id: 'event_forged' }),
    status: 404,
    by: "the mail provider's signature; without such an account nothing is there",
  },
}
