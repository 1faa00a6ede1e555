/** What the next round's letters may say of the letters before them. */
import type { Finding } from '../audit/finding.ts'
import type { EarlierLetter, ItemOutcome, Mailing } from '../letters/case-file.ts'
import type { Bureau } from '../report/credit-report.ts'

/** A dispute letter of an earlier round as it is stored: what it disputed, and its way through the mail. */
export interface StoredLetter extends Pick<Mailing, 'steps' | 'certifiedNumber'> {
  round: number
  bureau: Bureau
  /** The findings that the letter names, as they were then. */
  findings: Finding[]
}

/** An answer of a bureau to the letter of one round, as it was read when it was uploaded. */
export interface StoredAnswer {
  round: number
  bureau: Bureau
  source: 'results-letter' | 'new-report'
  /** 'YYYY-MM-DD'. */
  receivedOn: string
  items: { fingerprint: string; outcome: ItemOutcome; said: string | null }[]
}

/**
 * The letters of earlier rounds that were really mailed, by round and bureau. A letter without evidence that it was
 * mailed or delivered is left out: the next letter must not mention it. Of several answers to one letter, the last one
 * that names an item tells its outcome; an item that none names has 'no_answer'.
 */
export function earlierLettersOf(
  letters: readonly StoredLetter[],
  answers: readonly StoredAnswer[],
): EarlierLetter[] {
  return letters
    .flatMap((letter) => earlierLetterOf(letter, answers.filter(isAnswerTo(letter)).sort(byDay)))
    .sort((a, b) => a.round - b.round || a.bureau.localeCompare(b.bureau))
}

function earlierLetterOf(letter: StoredLetter, answers: StoredAnswer[]): EarlierLetter[] {
  const mailedOn = mailingDayOf(letter)
  if (mailedOn === null) return []
  const last = answers.at(-1)
  return [
    {
      round: letter.round,
      bureau: letter.bureau,
      mailedOn,
      deliveredOn: evidencedDay(letter, 'delivered'),
      certifiedNumber: letter.certifiedNumber,
      answer: last === undefined ? null : { receivedOn: last.receivedOn, source: last.source },
      items: letter.findings.map((finding) => ({ finding, ...outcomeOf(finding, answers) })),
    },
  ]
}

/**
 * The evidenced day of handing over, or of the carrier's acceptance. When only the delivery is evidenced, the letter was
 * mailed all the same, and the day of handing over is the one that the client entered.
 */
function mailingDayOf(letter: StoredLetter): string | null {
  const evidenced = evidencedDay(letter, 'handed_over') ?? evidencedDay(letter, 'accepted')
  if (evidenced !== null || evidencedDay(letter, 'delivered') === null) return evidenced
  return letter.steps.find(({ state }) => state !== 'delivered')?.day ?? null
}

function evidencedDay({ steps }: StoredLetter, state: Mailing['steps'][number]['state']): string | null {
  return steps.find((step) => step.state === state && step.isEvidenced)?.day ?? null
}

function outcomeOf(
  { fingerprint }: Finding,
  answers: StoredAnswer[],
): { outcome: ItemOutcome; said: string | null } {
  const named = answers
    .flatMap(({ items }) => items)
    .filter((item) => item.fingerprint === fingerprint && item.outcome !== 'no_answer')
    .at(-1)
  return { outcome: named?.outcome ?? 'no_answer', said: named?.said ?? null }
}

function isAnswerTo({ round, bureau }: StoredLetter): (answer: StoredAnswer) => boolean {
  return (answer) => answer.round === round && answer.bureau === bureau
}

function byDay(a: StoredAnswer, b: StoredAnswer): number {
  return a.receivedOn.localeCompare(b.receivedOn)
}
