import { type Holding, remains } from '../../holding.ts'

/** What is held of a person here: nothing but the provider's ids, sums and the bank's category, for the books. */
export const chargebacksHoldings: readonly Holding[] = [
  ...remains('nobody', 'amounts and the provider’s ids, for the books', 'chargebacks'),
]
