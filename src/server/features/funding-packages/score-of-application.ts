import type { FundingApplicationShown } from '../../../shared/api/funding-application.ts'
import { type ReadinessFacts, readinessFactsOf } from '../../../shared/rules/readiness-facts.ts'
import { readinessScore } from '../../../shared/rules/readiness-score.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { ApplicationFacts } from '../funding/application-facts.ts'
import type { FundingRequirementRow } from './funding-packages.tables.ts'
import { listInTheWay } from './in-the-way.ts'
import { fundingPurchasesOf, shownPackages, supportOf } from './paid-packages.ts'
import { selectRequirements } from './requirements.store.ts'

type ScoredApplication = Pick<ApplicationFacts, 'id' | 'email' | 'emailKey' | 'fields' | 'documents'>

/** The readiness score of an application with what stands in the way in the same person's dispute case. */
export async function scoreOfApplication(
  deps: Deps,
  input: { application: ScoredApplication; viewer: Viewer },
): Promise<FundingApplicationShown['score']> {
  const facts = await readinessFactsOfApplication(deps.database.db, input.application)
  return { ...readinessScore(facts), inTheWay: await listInTheWay(deps, input) }
}

/** What the score is computed from. */
export async function readinessFactsOfApplication(
  queryable: Queryable,
  application: ScoredApplication,
): Promise<ReadinessFacts> {
  return factsOf(application, await selectRequirements(queryable, [application.id]))
}

function factsOf(application: ScoredApplication, judged: readonly FundingRequirementRow[]): ReadinessFacts {
  const history = judged.find(
    ({ applicationId, key }) => applicationId === application.id && key === 'operating-history',
  )
  return readinessFactsOf(application.fields, {
    documents: application.documents,
    operatingHistory: history?.met ?? null,
  })
}

export interface Standing {
  points: number
  /** Names of what is paid. */
  packages: string[]
  /** Last day of email support that lasts, 'YYYY-MM-DD'; null without. */
  supportUntil: string | null
}

/** Points, paid packages and support of several applications, for the staff's list; by application. */
export async function standingsOf(
  queryable: Queryable,
  applications: readonly ScoredApplication[],
  now: Date,
): Promise<Map<number, Standing>> {
  const ids = applications.map(({ id }) => id)
  const judged = await selectRequirements(queryable, ids)
  const purchasesOf = await fundingPurchasesOf(queryable, applications, now)
  return new Map(
    applications.map((application) => {
      const purchases = purchasesOf(application)
      const support = supportOf(purchases, now)
      return [
        application.id,
        {
          points: readinessScore(factsOf(application, judged)).points,
          packages: shownPackages(purchases, now).map(({ name }) => name),
          supportUntil: support?.open ? support.until : null,
        },
      ]
    }),
  )
}
