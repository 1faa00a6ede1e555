import { type Holding, remains } from '../../holding.ts'
import { goesWithClient } from '../../platform/db/rows-that-go.ts'
import { webhookDeliveries } from './webhooks.tables.ts'

/** What is held of a person here: that something happened in their case, by numbers, for 30 days. */
export const webhooksHoldings: readonly Holding[] = [
  goesWithClient(webhookDeliveries),
  ...remains('nobody', 'staff only', 'webhook_endpoints'),
]
