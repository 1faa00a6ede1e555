import type { ClientRow } from './clients.tables.ts'

/** Whether this client gets what the product sends by itself: paid for or a tester's, neither blocked nor given back. */
export function isServed(client: ClientRow): boolean {
  if (client.blockedAt !== null || client.refundedAt !== null || client.cancelledAt !== null) return false
  return client.clientType === 'tester' || client.paymentStatus === 'paid'
}
