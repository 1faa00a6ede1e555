import type { FundingApplicationShown } from '../../../shared/api/funding-application.ts'
import { applicationModule } from '../../../shared/catalogue/success-fees.ts'
import { hasPassed, prequalificationRequirements } from '../../../shared/rules/prequalification.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { fundingPurchasesOf, openedBy, type PaidApplication } from './paid-packages.ts'
import { selectRequirements } from './requirements.store.ts'

/** The six requirements with what staff found, and whether the $300 application package may be bought. */
export async function prequalificationOf(
  queryable: Queryable,
  application: PaidApplication,
  now: Date,
): Promise<FundingApplicationShown['prequalification']> {
  const judged = await selectRequirements(queryable, [application.id])
  const purchasesOf = await fundingPurchasesOf(queryable, [application], now)
  const opened = openedBy(purchasesOf(application))
  const paid = opened.includes(applicationModule.payKey)
  const requirements = prequalificationRequirements.map(({ key }) => {
    const row = judged.find((each) => each.key === key)
    return { key, met: row?.met ?? null, note: row?.note ?? null }
  })
  return {
    paid,
    requirements,
    passed: paid && hasPassed(requirements),
    packagePaid: opened.includes('application-package'),
  }
}
