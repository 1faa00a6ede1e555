import type { ReportOwner, UploadedReport } from '../../../shared/api/reports.ts'
import type { BureauKey } from '../../../shared/api/vocabulary.ts'

/** Reports that share one question, or one reason why there is none. */
export interface OwnerGroup {
  owner: ReportOwner
  bureaus: BureauKey[]
}

/** The reports that are not plainly the client's, those of one question together. */
export function ownerGroups(stored: readonly UploadedReport[]): OwnerGroup[] {
  const groups = new Map<string, OwnerGroup>()
  for (const { bureau, owner } of stored) {
    if (owner === null) continue
    const key = owner.question ?? `${owner.state} ${owner.by.join(' ')}`
    const group = groups.get(key)
    if (group) group.bureaus.push(bureau)
    else groups.set(key, { owner, bureaus: [bureau] })
  }
  return [...groups.values()]
}

/** Whether a stored report counts for nothing, and its owner should look. */
export function isDoubted({ owner }: UploadedReport): boolean {
  return owner !== null && owner.state !== 'confirmed'
}
