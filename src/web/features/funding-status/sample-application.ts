import type { FundingApplicationShown } from '../../../shared/api/funding-application.ts'
import type { Messages } from '../../../shared/messages/messages.ts'

type Sample = Pick<
  FundingApplicationShown,
  'clientName' | 'currentStage' | 'nextAction' | 'lastUpdate' | 'submissionDate' | 'documents'
>

/** The record of the sample (specification, section 3). Name and days are invented, and the page says so. */
export function sampleApplication({ sample }: Messages['fundingStatus']): Sample {
  const { license, statements, returns, projections } = sample.documents
  const document = (id: number, name: string, status: 'received' | 'needed' | 'optional') => ({
    id,
    name,
    status,
    required: status !== 'optional',
    note: null,
    files: [],
  })
  return {
    clientName: sample.clientName,
    currentStage: 'under-review',
    nextAction: sample.nextAction,
    submissionDate: '2026-01-12',
    lastUpdate: '2026-01-15',
    documents: [
      document(1, license, 'received'),
      document(2, statements, 'received'),
      document(3, returns, 'needed'),
      document(4, projections, 'optional'),
    ],
  }
}
