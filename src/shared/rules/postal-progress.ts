import type { PostalState } from './postal-service.ts'

/** How far a letter is that is sent for somebody: ordered and not paid, paid and not handed over, then as the provider tells it. */
export const sendStates = [
  'ordered',
  'paid',
  'accepted',
  'in_transit',
  'delivered',
  'returned',
  'canceled',
  'failed',
] as const
export type SendState = (typeof sendStates)[number]

/** States in which a letter is under way, so that no second one is sent of it. */
export const sendsUnderWay: readonly SendState[] = ['paid', 'accepted', 'in_transit', 'delivered']

const rank: Record<SendState, number> = {
  ordered: 0,
  paid: 1,
  accepted: 2,
  in_transit: 3,
  delivered: 4,
  returned: 5,
  canceled: 5,
  failed: 5,
}

/**
 * What a provider's answer makes of a letter: it goes forward or stays, in whatever order answers and events arrive. What came back was
 * told as delivered now and then before; nothing follows a letter that came back, was cancelled or failed. Pure.
 */
export function nextSendState(standing: SendState, told: PostalState): SendState {
  return rank[told] > rank[standing] ? told : standing
}
