import type { StaffListKey } from '../../../shared/api/staff-lists.ts'
import type { ListSource } from '../../platform/db/list-source.ts'
import { prefillTokensList } from '../checkout/prefill-tokens-list.ts'
import { fundingApplicationsList } from '../funding-status/applications-list.ts'
import { leadsList } from '../leads/leads-list.ts'
import { purchasesList } from '../storefront/purchases-list.ts'
import { testersList } from '../testers/testers-list.ts'

/** The general lists; a new one is a key of the contract and a line here. */
export const listSources: Record<StaffListKey, ListSource> = {
  leads: leadsList,
  testers: testersList,
  purchases: purchasesList,
  'funding-applications': fundingApplicationsList,
  'prefill-tokens': prefillTokensList,
}
