import type { InjectOptions } from 'fastify'
import { type AccessRow, get, type Subject, send } from './access-row.ts'

const ofStaffAbout = (allowed: number, ask: (subject: Subject) => InjectOptions): AccessRow => ({
  for: 'staff',
  ask,
  allowed,
})

/** Rows of the calls about a client’s page. */
export const staffCaseAccess: Record<string, AccessRow> = {
  getStaffCase: ofStaffAbout(200, ({ clientId }) => get(`/api/staff/clients/${clientId}`)),
  // Allowed as far as the payment, which has not settled.
  refundPayment: ofStaffAbout(400, ({ clientId, paymentIntentId }) =>
    send('POST', `/api/staff/clients/${clientId}/refund`, {
      paymentIntentId,
      amount: '1.00',
      reason: 'Asked for',
      attemptKey: 'access-test-refund',
    }),
  ),
  enterScore: ofStaffAbout(200, ({ clientId }) =>
    send('POST', `/api/staff/clients/${clientId}/score`, {
      score: 700,
      day: '2026-01-02',
      source: 'Experian',
    }),
  ),
  recordSpokenWord: ofStaffAbout(200, ({ clientId }) =>
    send('POST', `/api/staff/clients/${clientId}/spoken-words`, {
      by: 'The client',
      saidAt: '2026-01-02T15:00:00.000Z',
      how: 'phone',
      note: '',
    }),
  ),
  findSpokenWord: ofStaffAbout(200, ({ clientId }) =>
    get(`/api/staff/clients/${clientId}/spoken-words/current`),
  ),
  // Allowed as far as the letter, which was never mailed.
  enterAnswer: ofStaffAbout(409, ({ clientId }) =>
    send('POST', `/api/staff/clients/${clientId}/answers`, {
      bureau: 'experian',
      receivedOn: '2026-01-02',
      cameBy: 'phone',
    }),
  ),
  blockClient: ofStaffAbout(200, ({ clientId }) =>
    send('POST', `/api/staff/clients/${clientId}/block`, { blocked: false, reason: '' }),
  ),
  deleteClient: {
    for: 'admin',
    // Allowed as far as the name, which is not the client's.
    ask: ({ clientId }) => send('DELETE', `/api/staff/clients/${clientId}`, { confirmName: 'Somebody Else' }),
    allowed: 400,
  },
}
