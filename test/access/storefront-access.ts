import { type AccessRow, get, ids, ofClient, ofStaff, send } from './access-row.ts'

const by = "the id of the provider's checkout session"
const time = { startsAt: '2026-12-01T15:00:00.000Z', timeZone: 'America/New_York' }
const unknown = '/api/purchases/cs_test_of_nobody'

/** Of a purchase that holds no session: its buyer is let in as far as that; that others are not is in bookings.test.ts. */
const ofBuyer = (method: 'GET' | 'POST', path: string, payload: object = {}): AccessRow => ({
  for: 'client',
  ask: ({ sessionId }) => {
    const url = `/api/purchases/${sessionId}/booking${path}`
    return method === 'GET' ? get(url) : send(method, url, payload)
  },
  allowed: 404,
  malformed: ids,
})

/** Rows of the calls about what was bought through payment links. */
export const storefrontAccess: Record<string, AccessRow> = {
  getPurchase: { for: 'secret', ask: get(unknown), status: 404, by },
  askSessionTimes: {
    for: 'secret',
    ask: send('POST', `${unknown}/times`, { times: 'Any morning' }),
    status: 404,
    by,
  },
  openCustomerPage: { for: 'secret', ask: send('POST', `${unknown}/manage`), status: 404, by },
  cancelSubscription: { for: 'secret', ask: send('POST', `${unknown}/cancel`), status: 404, by },
  resumeSubscription: { for: 'secret', ask: send('POST', `${unknown}/resume`), status: 404, by },
  listPurchases: ofClient('/purchases'),
  getCheckoutCredit: { for: 'anyone', ask: get('/api/checkout-credit?tier=premium'), status: 200 },
  openPaymentPage: {
    for: 'anyone',
    ask: send('POST', '/api/payment-pages', { product: 'premium-plan' }),
    status: 200,
  },
  listSessionRequests: ofStaff(get('/api/staff/session-requests')),
  answerSessionRequest: ofStaff(
    send('POST', '/api/staff/session-requests/999999/answer', { message: 'Monday at nine' }),
    404,
  ),
  listLoosePayments: ofStaff(get('/api/staff/checkout-payments')),
  refundLoosePayment: ofStaff(
    send('POST', '/api/staff/checkout-payments/999999/refund', {
      paymentIntentId: 'pi_absent000000000000000000',
      amount: '1.00',
      reason: 'Asked for',
      attemptKey: 'access-test-checkout-refund',
    }),
    404,
  ),
  listChargebacks: ofStaff(get('/api/staff/chargebacks')),
  listSentBackRefunds: ofStaff(get('/api/staff/sent-back-refunds')),
  closeRefund: ofStaff(
    send('POST', '/api/staff/sent-back-refunds/999999/close', { note: 'Paid by check' }),
    404,
  ),
  listOtherSums: ofStaff(get('/api/staff/other-sums')),
  acceptOtherSum: ofStaff(send('POST', '/api/staff/other-sums/999999/accept'), 404),
  refundOtherSum: ofStaff(
    send('POST', '/api/staff/other-sums/999999/refund', {
      paymentIntentId: 'pi_absent000000000000000000',
      amount: '1.00',
      reason: 'Asked for',
      attemptKey: 'access-test-other-sum-refund',
    }),
    404,
  ),
  getSessionBooking: { for: 'secret', ask: get(`${unknown}/booking`), status: 404, by },
  bookSession: ofBuyer('POST', '', { ...time, note: '' }),
  moveSession: ofBuyer('POST', '/move', time),
  cancelSession: ofBuyer('POST', '/cancel'),
  downloadSessionCalendar: ofBuyer('GET', '/calendar'),
  getSessionHours: ofStaff(get('/api/staff/session-hours')),
  saveSessionHours: ofStaff(
    send('PUT', '/api/staff/session-hours', {
      // Another window's version: allowed as far as that.
      version: 999,
      timeZone: time.timeZone,
      meeting: 'By telephone',
      hours: [],
      daysOff: [],
    }),
    409,
  ),
  listSessionBookings: ofStaff(get('/api/staff/session-bookings')),
  markSessionBooking: ofStaff(send('POST', '/api/staff/session-bookings/999999/mark', { mark: 'held' }), 404),
  listSessionHosts: ofStaff(get('/api/staff/session-hosts')),
  handOverSession: ofStaff(
    send('POST', '/api/staff/session-bookings/999999/hand-over', { host: 'nobody' }),
    404,
  ),
  withdrawSessionBooking: ofStaff(send('POST', '/api/staff/session-bookings/999999/withdraw'), 404),
  listStaffPurchases: ofStaff(get('/api/staff/purchases')),
  refundPurchase: ofStaff(
    send('POST', '/api/staff/purchases/999999/refund', {
      paymentIntentId: 'pi_absent000000000000000000',
      amount: '1.00',
      reason: 'Asked for',
      attemptKey: 'access-test-purchase-refund',
    }),
    404,
  ),
}
