import { type Holding, remains } from '../../holding.ts'

/** What is held of a person here: nothing. */
export const ownTextsHoldings: readonly Holding[] = [
  ...remains('nobody', 'texts of the product as its operator words them', 'own_text_versions'),
]
