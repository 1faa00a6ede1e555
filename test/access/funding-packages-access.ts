import { type AccessRow, get, ofApplication, ofApplicationPost, ofStaff, send } from './access-row.ts'

const staff = '/api/staff/funding-applications/999999'

/** Rows of the calls about the payments of funding packages and what they open. */
export const fundingPackagesAccess: Record<string, AccessRow> = {
  createFundingPaymentIntent: {
    for: 'anyone',
    ask: send('POST', '/api/create-funding-payment-intent'),
    status: 400,
  },
  getFundingPayment: {
    for: 'client',
    ask: ({ fundingPaymentIntentId }) => get(`/api/funding-payments/${fundingPaymentIntentId}`),
    allowed: 200,
    malformed: ['x', '1', 'pi_', '%27', 'pi_1%20or%201=1'],
  },
  // What it knows is the asker's own: a stranger's purchase is answered like one that there never was.
  listFormPackages: {
    for: 'anyone',
    ask: get('/api/funding-draft/packages?purchase=cs_of_nobody'),
    status: 200,
  },
  openFundingBilling: ofApplicationPost('/billing', 200),
  // Allowed as far as the paper, of which no package is paid here.
  downloadFundingPaper: ofApplication('/papers/strategy-report', 404),
  judgeRequirement: ofStaff(
    send('POST', `${staff}/requirements`, { key: 'credit-score', met: true, note: 'Seen on the report' }),
    404,
  ),
  recordFundingFee: ofStaff(send('POST', `${staff}/fee`, { funded: 50_000, confirmedOn: '2026-11-01' }), 404),
  // Staff reach the payment, which is not paid.
  listLooseFundingPayments: ofStaff(get('/api/staff/funding-payments')),
  refundLooseFundingPayment: ofStaff(
    send('POST', '/api/staff/funding-payments/refund', {
      paymentIntentId: 'pi_absent000000000000000000',
      amount: '1.00',
      reason: 'Asked for',
      attemptKey: 'access-test-loose-funding-refund',
    }),
    404,
  ),
  refundFundingPayment: {
    for: 'staff',
    ask: ({ applicationId, fundingPaymentIntentId: paymentIntentId }) =>
      send('POST', `/api/staff/funding-applications/${applicationId}/refund`, {
        paymentIntentId,
        amount: '1.00',
        reason: 'Asked for',
        attemptKey: 'access-test-funding-refund',
      }),
    allowed: 400,
  },
}
