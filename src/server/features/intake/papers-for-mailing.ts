import type { PaperField } from '../../../shared/api/papers.ts'
import { mostCopiedPages } from '../../../shared/rules/copied-pages.ts'
import type { Sealer } from '../../platform/crypto/sealer.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { fileNameOf } from '../../platform/files/sealed-file-name.ts'
import { listStandingPapers } from './list-client-files.ts'

/** What a paper is to the one who receives a letter with its copy. */
export type MailedPaperKind = 'identity' | 'residence' | 'ssn-proof' | 'police-report' | 'affidavit' | 'other'

export interface PaperForMailing {
  kind: MailedPaperKind
  /** In the store of files. */
  fileKey: string
  fileName: string
  addedAt: Date
}

/** What goes with letters may be no longer than what is copied of it. */
export const goesWithLetters = (field: string): boolean => (kinds[field as PaperField] ?? 'other') !== 'other'

const kinds: Readonly<Record<PaperField, MailedPaperKind>> = {
  licenseId: 'identity',
  proofOfResidency: 'residence',
  ssc: 'ssn-proof',
  policeReportFile: 'police-report',
  ftcAffidavitFile: 'affidavit',
  previousDisputesFile: 'other',
}

/**
 * The client's own papers of which copies may go with a letter: the newest first, several of a kind where several are
 * kept (both sides of a licence). One that is longer than what is copied goes with none. The one place that answers this; which of them a letter encloses is the letter's matter.
 */
export async function papersForMailing(
  deps: { sealer: Sealer },
  queryable: Queryable,
  clientId: number,
): Promise<PaperForMailing[]> {
  const rows = await listStandingPapers(queryable, clientId)
  return rows.flatMap((row) => {
    const { fileKey, createdAt, pages } = row
    if (fileKey === null || (pages ?? 0) > mostCopiedPages) return []
    const kind = kinds[row.field as PaperField] ?? 'other'
    return [{ kind, fileKey, fileName: fileNameOf(deps.sealer, row), addedAt: createdAt }]
  })
}
