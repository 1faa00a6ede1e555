import { type Holding, remains } from '../../holding.ts'

/** What is held of a person here. */
export const checkoutHoldings: readonly Holding[] = [
  ...remains('nobody', 'ids of the provider’s events', 'payment_events'),
  ...remains('nobody', 'sealed under a token that only its mail holds; expires by itself', 'prefill_tokens'),
]
