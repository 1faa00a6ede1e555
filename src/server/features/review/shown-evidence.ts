import type { Evidence, Finding } from '../../../engine/audit/finding.ts'
import { pictureKey } from '../../../engine/letters/evidence-picture.ts'
import type { CreditReport } from '../../../engine/report/credit-report.ts'
import { isLineOfColumns } from '../../../engine/report/line-of-columns.ts'
import type { ReviewEvidence } from '../../../shared/api/review.ts'

/** The pictures of one run, and whose they are. */
export interface PictureShelf {
  clientId: number
  runId: string
  pictures: ReadonlyMap<string, { width: number; height: number }>
  reports: readonly Pick<CreditReport, 'bureau' | 'family'>[]
}

/** Address and size of a line's picture, null where none could be drawn. The address names the run: its bytes never change. */
export function shownPicture(
  line: Pick<Evidence, 'bureau' | 'box'>,
  shelf: PictureShelf,
): ReviewEvidence['picture'] {
  const key = pictureKey(line)
  const picture = shelf.pictures.get(key)
  if (!picture) return null
  const { width, height } = picture
  return { url: `/api/clients/${shelf.clientId}/evidence/${shelf.runId}.${key}`, width, height }
}

export function shownEvidence(finding: Finding, shelf: PictureShelf): ReviewEvidence[] {
  return finding.evidence.map((line) => ({
    bureau: line.bureau,
    creditor: line.creditor,
    label: line.label,
    ...ofMonth(line),
    printed: line.printed,
    page: line.box.page,
    ...inColumns(line, shelf),
    picture: shownPicture(line, shelf),
  }))
}

/** Tells the page where to look for the label. */
export function inColumns({ bureau, field }: Pick<Evidence, 'bureau' | 'field'>, { reports }: PictureShelf) {
  const report = reports.find((each) => each.bureau === bureau)
  return report && isLineOfColumns(report.family, field) ? { inColumns: true as const } : {}
}

/** What a label with a month says without it. */
const monthly: Readonly<Record<string, string>> = { history: 'Payment history', figures: 'Balance' }

function ofMonth({ field, month }: Evidence): Pick<ReviewEvidence, 'ofMonth'> {
  const name = monthly[field]
  return name && month ? { ofMonth: { field: name, month } } : {}
}
