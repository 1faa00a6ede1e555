import type { Sealer } from '../../platform/crypto/sealer.ts'
import { plainName } from '../../platform/files/plain-name.ts'
import { fileNameOf } from '../../platform/files/sealed-file-name.ts'
import type { FundingFileRow } from '../funding/funding.tables.ts'
import type { CaseEntry } from '../mailing/case-entry.ts'

/** A stored file of a funding application as an entry of an archive. */
export function fundingEntry(sealer: Sealer, file: FundingFileRow & { fileKey: string }): CaseEntry {
  const { fileKey, id, applicationId, bytes, createdAt: at } = file
  return { path: `funding/${applicationId}-${id}-${plainName(fileNameOf(sealer, file))}`, fileKey, bytes, at }
}
