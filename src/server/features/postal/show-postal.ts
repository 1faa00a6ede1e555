import type * as z from 'zod/mini'
import type { getPostal as call, PostalSend } from '../../../shared/api/postal.ts'
import { dollarsFromCents } from '../../../shared/rules/money.ts'
import { postalPrice } from '../../../shared/rules/postal-prices.ts'
import { postalServices } from '../../../shared/rules/postal-service.ts'
import { storedSentence } from '../../../shared/sentences/stored-sentence.ts'
import type { Deps } from '../../deps.ts'
import { isProvedDelivery } from './change-send.ts'
import { selectSendsOfClient } from './postal.store.ts'
import type { PostalSendRow } from './postal.tables.ts'
import { openCarrier } from './sealed-send.ts'
import { listSendableLetters } from './sendable-letters.ts'

/** What can be mailed for a client, what it costs at least, and what was mailed so. Without a provider there is nothing. */
export async function showPostal(deps: Deps, clientId: number): Promise<z.input<(typeof call)['reply']>> {
  const { db } = deps.database
  const provider = deps.postal.providers[0]?.name ?? null
  const sends = await selectSendsOfClient(db, clientId)
  const letters = provider === null ? [] : await listSendableLetters(deps, db, clientId)
  return {
    provider,
    leastPrices: postalServices.map((service) => ({
      service,
      price: dollarsFromCents(postalPrice(service, 1)?.cents ?? 0),
    })),
    letters: letters.map(({ letter, reason }) => ({
      documentId: letter.document.id,
      documentType: letter.document.documentType,
      recipient: letter.recipient,
      round: letter.document.round,
      reason,
    })),
    sends: sends.filter(({ state }) => state !== 'ordered').map((row) => showSend(deps, row)),
  }
}

/** One letter as its client and staff see it. */
export function showSend(deps: Pick<Deps, 'sealer' | 'clock'>, row: PostalSendRow): PostalSend {
  const { trackingNumber } = openCarrier(deps, row)
  const until = row.cancellableUntil
  const isOpen = row.state === 'accepted' && until !== null && until > deps.clock.now()
  return {
    id: row.id,
    documentId: row.documentId,
    recipient: row.recipient,
    service: row.service,
    state: row.state,
    price: dollarsFromCents(row.priceCents),
    refunded: row.state === 'canceled' || row.state === 'failed',
    isSandbox: row.provider === 'sandbox',
    orderedAt: row.createdAt.toISOString(),
    stateAt: row.stateAt.toISOString(),
    expectedOn: row.state === 'accepted' || row.state === 'in_transit' ? row.expectedOn : null,
    trackingNumber,
    cancellableUntil: isOpen ? until.toISOString() : null,
    isProved: isProvedDelivery(row),
    problem: row.problem === null ? null : storedSentence(row.problem),
  }
}
