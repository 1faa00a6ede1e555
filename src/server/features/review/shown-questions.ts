import { keptFacts } from '../../../engine/audit/kept-facts.ts'
import type { CaseFile } from '../../../engine/letters/case-file.ts'
import type { ReviewConfirmation, ReviewQuestion } from '../../../shared/api/review.ts'
import type { ReviewBirthDate, ReviewDigits } from '../../../shared/api/review-identity.ts'
import type { FactsInForce } from '../decisions/list-facts.ts'
import { confirmationId, scannedValuesOf } from '../decisions/scanned-values.ts'
import { settleBirthDate } from '../decisions/settle-birth-date.ts'
import { settleDigits } from '../decisions/settle-digits.ts'
import { inColumns, type PictureShelf, shownEvidence, shownPicture } from './shown-evidence.ts'

/** Every question of the analysis, answered ones included, so that an answer can be changed. */
export function shownQuestions(raw: CaseFile, force: FactsInForce, shelf: PictureShelf): ReviewQuestion[] {
  return raw.questions.flatMap((finding) => {
    if (!finding.question) return []
    const answer = force.answers.get(finding.fingerprint)
    return [
      {
        id: finding.fingerprint,
        ruleKey: finding.ruleKey,
        title: finding.title,
        why: finding.statement,
        innocentExplanation: finding.innocentExplanation,
        ...keptFacts(finding),
        text: finding.question.text,
        answers: finding.question.answers.map(({ key, label, input }) => ({ key, label, input })),
        evidence: shownEvidence(finding, shelf),
        answer: answer
          ? { key: answer.key, value: answer.value, becomes: answer.becomes, answeredAt: answer.at }
          : null,
      },
    ]
  })
}

/** The choice among printed digits; null where the reports agree and nothing speaks against them. */
export function shownDigits(raw: CaseFile, force: FactsInForce): ReviewDigits | null {
  const { printed, choice, isOpen } = settleDigits(raw.reports, force)
  if (!isOpen && choice === null) return null
  return { printed, choice: choice && { digits: choice.digits, chosenAt: choice.at } }
}

/** The choice among printed dates of birth; null where the reports agree and nothing speaks against them. */
export function shownBirthDate(raw: CaseFile, force: FactsInForce): ReviewBirthDate | null {
  const { printed, options, choice, isOpen } = settleBirthDate(raw.reports, force)
  if (!isOpen && choice === null) return null
  return {
    options: options.map((date) => ({
      date,
      bureaus: printed.filter((each) => date.startsWith(each.date)).map(({ bureau }) => bureau),
    })),
    choice: choice && { date: choice.date, chosenAt: choice.at },
  }
}

/** Every value of a scan that a finding rests on, once. */
export function shownConfirmations(
  raw: CaseFile,
  force: FactsInForce,
  shelf: PictureShelf,
): ReviewConfirmation[] {
  const values = [...raw.findings, ...raw.questions].flatMap((each) => scannedValuesOf(each, raw.reports))
  const once = new Map(values.map((value) => [confirmationId(value), value]))
  return [...once].map(([id, value]) => ({
    id,
    bureau: value.bureau,
    creditor: value.creditor,
    label: value.label,
    read: value.printed,
    confidence: value.confidence ?? 1,
    ...inColumns(value, shelf),
    picture: shownPicture(value, shelf),
    confirmed: force.confirmations.get(id)?.correct ?? null,
  }))
}
