import type { PortalClient } from '../../../shared/api/portal.ts'
import type { bureauKeys } from '../../../shared/api/vocabulary.ts'
import type { Deps } from '../../deps.ts'
import { fileNameOf } from '../../platform/files/sealed-file-name.ts'
import type { ClientRow } from '../clients/clients.tables.ts'
import { documentUrl } from '../documents/list-documents.ts'
import { folderAddressOf } from '../drive/folder-address.ts'
import { missingFilesOf } from '../intake/list-client-files.ts'
import { holdingOf } from '../settlement/find-holding.ts'
import { isPaymentUnderWay } from '../settlement/is-payment-under-way.ts'
import { shownHolding } from '../settlement/show-holding.ts'
import type { ShownClient } from './portal.store.ts'

/** The client record of the portal (specification section 3). The newest round's documents give the direct links. */
export async function getPortalClient(deps: Deps, shown: ShownClient): Promise<PortalClient> {
  const { client, reports, documents, papers, payments } = shown
  const missingFiles = missingFilesOf(deps, client, { reports, papers: papers.toReversed() })
  const urlOf = (type: string) => {
    const newest = documents.filter((document) => document.documentType === type).at(-1)
    return newest ? documentUrl(newest.id) : null
  }
  const fileOf = (bureau: (typeof bureauKeys)[number]) => {
    const report = reports.find((each) => each.bureau === bureau)
    return report ? fileNameOf(deps.sealer, report) : null
  }
  return {
    ...ownColumns(client),
    paymentUnderWay:
      client.paymentStatus === 'pending' &&
      (await isPaymentUnderWay(deps.database.db, client.paymentIntentId)),
    experianReportFile: fileOf('experian'),
    equifaxReportFile: fileOf('equifax'),
    transunionReportFile: fileOf('transunion'),
    experianDisputeLetterUrl: urlOf('experian_dispute_letter'),
    equifaxDisputeLetterUrl: urlOf('equifax_dispute_letter'),
    transunionDisputeLetterUrl: urlOf('transunion_dispute_letter'),
    complaintLetterUrl: urlOf('complaint_letter'),
    forensicAnalysisUrl: urlOf('forensic_analysis'),
    mailLogUrl: urlOf('mail_log'),
    missingFiles,
    holding: shownHolding(deps, client, holdingOf(client, payments)),
  }
}

function ownColumns(client: ClientRow) {
  return {
    id: client.id,
    name: client.name,
    email: client.email,
    phone: client.phone,
    clientType: client.clientType,
    status: client.disputeStatus,
    createdAt: client.createdAt.toISOString(),
    round1MailDate: client.round1MailDate,
    round2MailDate: client.round2MailDate,
    round3MailDate: client.round3MailDate,
    results: client.results,
    googleDriveFolderUrl: folderAddressOf(client),
    paymentStatus: client.paymentStatus,
    intakeCompleted: client.intakeCompletedAt !== null,
    laterMailDates: [...client.laterMailDates],
  }
}
