import type { FundingApplicationShown } from '../../../shared/api/funding-application.ts'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { applicationFactsOf } from '../funding/application-facts.ts'
import type { FundingApplicationRow } from '../funding/funding.tables.ts'
import { listShownMessages } from '../funding/list-shown-messages.ts'
import { listShownDocuments, nextActionWith } from '../funding/shown-documents.ts'
import { keepingOf } from '../privacy/application-keeping.ts'
import { packageFactsOf } from './package-facts.ts'

/** An application as its applicant sees it (decision 35); of what was paid, what this viewer may see. */
export async function shownApplication(
  deps: Deps,
  { row, viewer }: { row: FundingApplicationRow; viewer: Viewer },
): Promise<FundingApplicationShown> {
  const { db } = deps.database
  const [facts] = await applicationFactsOf(deps, [row])
  if (!facts) throw new Error(`funding application ${row.id} has no facts`)
  const documents = await listShownDocuments(deps, row.id)
  return {
    id: row.id,
    clientName: row.name,
    contact: { email: row.email, phone: row.phone },
    currentStage: row.caseStatus,
    nextAction: nextActionWith(row.caseStatus, documents),
    submissionDate: row.createdAt.toISOString(),
    lastUpdate: row.updatedAt.toISOString(),
    documents,
    messages: await listShownMessages(deps, row),
    ...(await packageFactsOf(deps, { application: facts, viewer })),
    keeping: await keepingOf(db, row),
  }
}
