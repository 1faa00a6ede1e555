import type { FundingFileRow } from '../funding/funding.tables.ts'
import type { CaseEntry } from '../mailing/case-file-entries.ts'
import { plainName } from './plain-name.ts'

type StoredFile = Pick<FundingFileRow, 'id' | 'applicationId' | 'fileName' | 'bytes' | 'createdAt'>

/** A stored file of a funding application as an entry of an archive. */
export function fundingEntry(file: StoredFile & { fileKey: string }): CaseEntry {
  const { fileKey, id, applicationId, fileName, bytes, createdAt: at } = file
  return { path: `funding/${applicationId}-${id}-${plainName(fileName)}`, fileKey, bytes, at }
}
