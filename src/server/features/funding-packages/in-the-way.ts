import type { FundingApplicationShown } from '../../../shared/api/funding-application.ts'
import type { Review } from '../../../shared/api/review.ts'
import type { Deps } from '../../deps.ts'
import { mayOpenClient } from '../accounts/clients-of-viewer.policy.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { listClientIdsByEmail } from '../clients/list-client-ids-by-email.ts'
import { getReview } from '../review/get-review.ts'
import { isAddressProven } from './address-proven.ts'

type InTheWay = FundingApplicationShown['score']['inTheWay']

const mostOfEach = 10

/**
 * Findings and removal dates of the dispute case of the same address: names and dates alone, from the newest case that
 * was analysed. Only for a viewer who may open that case or has proven the address: anybody can write any address
 * into a form.
 */
export async function listInTheWay(
  deps: Deps,
  input: { application: { email: string; emailKey: string }; viewer: Viewer },
): Promise<InTheWay> {
  const { application, viewer } = input
  const { db } = deps.database
  if (viewer.kind === 'nobody' || application.emailKey === '') return []
  const proven = await isAddressProven(db, viewer, application.emailKey)
  for (const clientId of await listClientIdsByEmail(db, application.email)) {
    if (!proven && (await mayOpenClient(deps, viewer, clientId)) !== 'allow') continue
    const review = await getReview(deps, clientId)
    if (review.runId !== null) return namesAndDates(review)
  }
  return []
}

function namesAndDates({ findings, removals }: Review): InTheWay {
  const open = findings.filter(({ decision }) => decision?.decision !== 'skip').slice(0, mostOfEach)
  return [
    ...open.map(({ title, bureaus, evidence }) => ({
      what: [title, evidence.find(({ creditor }) => creditor)?.creditor, bureaus.join(', ')]
        .filter((part) => part)
        .join(' · '),
      until: null,
    })),
    ...removals.slice(0, mostOfEach).map(({ creditor, what, bureau, leaves }) => ({
      what: [what, creditor, bureau].join(' · '),
      until: leaves,
    })),
  ]
}
