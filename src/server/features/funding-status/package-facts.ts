import type { FundingApplicationShown } from '../../../shared/api/funding-application.ts'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { ApplicationFacts } from '../funding/application-facts.ts'
import { packagesOf, paymentsOf } from '../funding-packages/packages-of.ts'
import { prequalificationOf } from '../funding-packages/prequalification-of.ts'
import { scoreOfApplication } from '../funding-packages/score-of-application.ts'

type PackageFacts = Pick<FundingApplicationShown, 'score' | 'prequalification' | 'packages' | 'manageable'>

/** What the packages say of an application to this viewer: score, prequalification, what was paid and delivered. */
export async function packageFactsOf(
  deps: Deps,
  input: { application: ApplicationFacts; viewer: Viewer },
): Promise<PackageFacts> {
  const { payments } = await paymentsOf(deps, input)
  return {
    score: await scoreOfApplication(deps, input),
    prequalification: await prequalificationOf(deps.database.db, input.application, deps.clock.now()),
    packages: await packagesOf(deps, input),
    manageable: payments.length > 0,
  }
}
