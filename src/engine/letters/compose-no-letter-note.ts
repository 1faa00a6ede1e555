import { dateText } from '../audit/wording.ts'
import type { Bureau } from '../report/credit-report.ts'
import { addresseesOf } from './addressees.ts'
import type { CaseFile } from './case-file.ts'
import type { NoLetterNote } from './dispute-letter.ts'
import { capitalised, counted, sentence } from './written-english.ts'

/** Says why there is no letter to this bureau: no readable report, or nothing in it that meets the standard. */
export function composeNoLetterNote(caseFile: CaseFile, bureau: Bureau): NoLetterNote {
  const report = caseFile.reports.find((each) => each.bureau === bureau)
  const questions = caseFile.questions.filter((question) => question.bureaus.includes(bureau))
  const elsewhere = caseFile.findings.filter(
    (finding) => finding.bureaus.includes(bureau) && !addresseesOf(finding).includes(bureau),
  )
  const note = {
    kind: 'note' as const,
    bureau,
    name: caseFile.consumer.name,
    date: dateText(caseFile.asOf),
    title: `No letter to ${bureau} in this round`,
    warning: `Do not mail this page. It is a note to you, not a letter to ${bureau}.`,
  }
  if (report === undefined) {
    const reason = caseFile.without.find((each) => each.bureau === bureau)?.sentence
    return {
      ...note,
      paragraphs: [
        `No ${bureau} report could be read for this round, so nothing can be said about what it contains.`,
        ...(reason === undefined ? [] : [sentence(reason)]),
        `Once a readable ${bureau} report is uploaded, it is read and compared with the others, and this page is replaced by a letter if it holds something to dispute.`,
      ],
      facts: [],
    }
  }
  return {
    ...note,
    paragraphs: [
      `Your ${bureau} report was read. Nothing in it met the standard for a dispute: an entry that the paper itself shows to be wrong, or a clear conflict that ${bureau} can be asked to verify.`,
      ...(elsewhere.length === 0
        ? []
        : [
            `${capitalised(counted(elsewhere.length, 'conflict'))} with another bureau’s report ${elsewhere.length === 1 ? 'is' : 'are'} raised with that bureau instead, because the entry at ${bureau} is not the one in doubt.`,
          ]),
      ...(questions.length === 0
        ? []
        : [
            `${capitalised(counted(questions.length, 'question'))} about this report ${questions.length === 1 ? 'is' : 'are'} for you to answer; the forensic analysis lists them. If an answer shows an error, a letter follows.`,
          ]),
      'A bureau may set aside a dispute that names no error as frivolous (section 611(a)(3) of the Fair Credit Reporting Act). That is why there is no letter.',
    ],
    facts: [
      { label: 'Report date', value: dateText(report.reportDate.value) },
      { label: 'Pages read', value: String(report.pageCount) },
      { label: 'Accounts read', value: String(report.accounts.length) },
      { label: 'Hard inquiries read', value: String(report.coverage.found.hardInquiries) },
      { label: 'Public records read', value: String(report.publicRecords.length) },
    ],
  }
}
