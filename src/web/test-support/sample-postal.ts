import { getPostal, type PostalSend } from '../../shared/api/postal.ts'
import type { CallReply } from '../lib/call-address.ts'
import { answerTo } from './stub-calls.ts'

/** A product without a mail provider: nothing of sending is shown. */
export const noPostal = answerTo(getPostal, () => ({
  provider: null,
  leastPrices: [],
  letters: [],
  sends: [],
}))

export const postalSend: PostalSend = {
  id: 4,
  documentId: 9,
  recipient: 'Experian',
  service: 'certified',
  state: 'accepted',
  price: 9.5,
  refunded: false,
  isSandbox: true,
  orderedAt: '2026-11-20T15:00:00.000Z',
  stateAt: '2026-11-20T15:01:00.000Z',
  expectedOn: '2026-11-25',
  trackingNumber: 'SANDBOX-0A1B2C3D',
  cancellableUntil: '2026-11-20T15:06:00.000Z',
  isProved: false,
  problem: null,
}

export const postalOf = (over: Partial<CallReply<typeof getPostal>> = {}): CallReply<typeof getPostal> => ({
  provider: 'sandbox',
  leastPrices: [
    { service: 'first_class', price: 2.5 },
    { service: 'certified', price: 9.5 },
    { service: 'certified_return_receipt', price: 12.5 },
  ],
  letters: [
    {
      documentId: 9,
      documentType: 'experian_dispute_letter',
      recipient: 'Experian',
      round: 1,
      reason: null,
    },
  ],
  sends: [],
  ...over,
})
