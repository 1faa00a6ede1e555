import type { UploadedReport } from '../../../shared/api/reports.ts'
import { bureauNames } from '../../../shared/api/vocabulary.ts'
import type { Messages } from '../../../shared/messages/messages.ts'
import { formatDay } from '../../lib/format.ts'

/** What was recognised in a stored report, as one sentence; null while nothing is known. */
export function recognisedSentence(
  report: Pick<UploadedReport, 'recognition'>,
  texts: Messages['reports'],
): string | null {
  const seen = report.recognition
  if (!seen) return texts.reading
  if (!seen.bureau || seen.problem) return null
  const name = bureauNames[seen.bureau]
  const details = [
    seen.reportDate && texts.ofDate(formatDay(seen.reportDate)),
    seen.accounts !== null && texts.accounts(seen.accounts),
  ]
  const sentence = /^[AEIOU]/.test(name) ? texts.recognised : texts.recognisedPlain
  return sentence(name, details.filter(Boolean).join(''))
}
