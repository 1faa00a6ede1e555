import type { ReportPart } from '../../../shared/sentences/en/reading-sentences.ts'
import type { Page } from '../../read/positioned-text.ts'
import type { CreditReport } from '../credit-report.ts'
import { UnreadableLayout } from '../unreadable-layout.ts'
import type { LabelledForm } from './labelled-form.ts'
import { readByLabels } from './read-by-labels.ts'

/**
 * A report of a known layout, read by its labels. What no rule understood is in `coverage.unread`. Pure.
 * @param missing how the layout's date is called
 * @throws UnreadableLayout when the report's date is nowhere in the file, and for nothing else: it is then no such report
 */
export function readLayout(pages: Page[], form: LabelledForm, missing: ReportPart = 'date'): CreditReport {
  const report = readByLabels(pages, form)
  if (report === null) throw new UnreadableLayout(missing)
  return report
}
