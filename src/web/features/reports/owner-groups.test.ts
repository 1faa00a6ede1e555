import { describe, expect, it } from 'vitest'
import type { ReportOwner, UploadedReport } from '../../../shared/api/reports.ts'
import { ownerGroups } from './owner-groups.ts'

const owner: ReportOwner = {
  clientId: 5,
  state: 'asked',
  because: 'other_name',
  by: [],
  printedName: 'HARLAN ASHGROVE',
  clientName: 'Zed Zed',
  question: 'one',
}
const report = (bureau: UploadedReport['bureau'], of: ReportOwner | null): UploadedReport => ({
  bureau,
  fileName: 'a.pdf',
  bytes: 1,
  pages: 1,
  uploadedAt: '2026-11-20T00:00:00Z',
  recognition: null,
  owner: of,
})

describe('the question whose reports are', () => {
  it('is asked once for the bureaus that print one person, and not for the client’s own', () => {
    const stored = [report('experian', owner), report('equifax', null), report('transunion', owner)]
    expect(ownerGroups(stored).map(({ bureaus }) => bureaus)).toEqual([['experian', 'transunion']])
    expect(ownerGroups([report('equifax', null)])).toEqual([])
  })

  it('is asked of each person apart', () => {
    const stored = [report('experian', owner), report('equifax', { ...owner, question: 'two' })]
    expect(ownerGroups(stored).map(({ bureaus }) => bureaus)).toEqual([['experian'], ['equifax']])
  })
})
