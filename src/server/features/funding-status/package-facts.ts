import type { FundingApplicationShown } from '../../../shared/api/funding-application.ts'
import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { ApplicationFacts } from '../funding/application-facts.ts'
import { packagesOf, paymentsOf, visiblePurchases } from '../funding-packages/packages-of.ts'
import { prequalificationOf } from '../funding-packages/prequalification-of.ts'
import { scoreOfApplication } from '../funding-packages/score-of-application.ts'
import { isBuyer } from '../storefront/purchase-of-viewer.policy.ts'
import { listWorksOfPayers } from '../works/list-works-of-payers.ts'

type PackageFacts = Pick<
  FundingApplicationShown,
  'score' | 'prequalification' | 'packages' | 'works' | 'manageable'
>

/** What the packages say of an application to this viewer: score, prequalification, what was paid and delivered, and what staff do for it. */
export async function packageFactsOf(
  deps: Deps,
  input: { application: ApplicationFacts; viewer: Viewer },
): Promise<PackageFacts> {
  const { payments } = await paymentsOf(deps, input)
  return {
    score: await scoreOfApplication(deps, input),
    prequalification: await prequalificationOf(deps.database.db, input.application, deps.clock.now()),
    packages: await packagesOf(deps, input),
    works: await worksOfApplication(deps, input),
    manageable: payments.length > 0,
  }
}

/** What staff do for the payments that this viewer may see; what staff wrote, for whose payment it is. */
async function worksOfApplication(
  deps: Deps,
  input: { application: ApplicationFacts; viewer: Viewer },
): Promise<PackageFacts['works']> {
  const { viewer } = input
  const payers = (await visiblePurchases(deps, input)).map(({ payer, email, holderUserId }) => ({
    ...payer,
    buyer: { email, emailKey: emailKeyOf(email), payerUserId: holderUserId },
  }))
  return listWorksOfPayers(deps, payers, ({ buyer }) => viewer.kind === 'staff' || isBuyer(viewer, buyer))
}
