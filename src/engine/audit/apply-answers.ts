import { dateText } from '../../shared/findings/en/english-words.ts'
import { isDay } from '../../shared/rules/civil-days.ts'
import type { Finding, QuestionAnswer } from './finding.ts'

/** What the client pressed. `value` is an ISO day where the answer asks for a date, else ignored. */
interface GivenAnswer {
  fingerprint: string
  key: string
  value: string | null
}

/** `findings`: strength B, fit for a letter. `open`: still to be answered. What the answer dropped is in neither. */
interface AnsweredQuestions {
  findings: Finding[]
  open: Finding[]
}

/**
 * Moves questions to findings or away, as the client answered. Of two answers to one question the last one counts. An
 * answer that the question does not offer, or one whose date is missing, impossible, in the year 1900 or before, or
 * after `asOf` (ISO day) leaves the question open. Pure; keeps the order of the questions.
 */
export function applyAnswers(
  questions: readonly Finding[],
  answers: readonly GivenAnswer[],
  asOf = '9999-12-31',
): AnsweredQuestions {
  const result: AnsweredQuestions = { findings: [], open: [] }
  for (const finding of questions) {
    const given = answers.findLast(({ fingerprint }) => fingerprint === finding.fingerprint)
    const answer = finding.question?.answers.find(({ key }) => key === given?.key)
    if (given === undefined || answer === undefined) {
      result.open.push(finding)
      continue
    }
    const day = answer.input === 'date' ? given.value : null
    if (answer.input === 'date' && !isPastDay(day, asOf)) result.open.push(finding)
    else if (disputes(answer, day)) result.findings.push(asStatedBy(finding, answer, day))
  }
  return result
}

function disputes({ then, days }: QuestionAnswer, day: string | null): boolean {
  return then === 'dispute' && (days === undefined || day === null || (days.from <= day && day <= days.to))
}

/** The audit's own sentence says what is printed; the client's follows and says why it is wrong. */
function asStatedBy(finding: Finding, answer: QuestionAnswer, day: string | null): Finding {
  const { question, ...rest } = finding
  const said = answer.statement?.replaceAll('{date}', dateText(day ?? ''))
  return {
    ...rest,
    answered: { key: answer.key, day },
    strength: 'B',
    title: question?.disputeTitle ?? finding.title,
    statement: said === undefined ? finding.statement : `${finding.statement} ${said}`,
    request: answer.request ?? finding.request,
  }
}

/** A day that exists, after 1900 and not after `asOf`. */
function isPastDay(value: string | null, asOf: string): value is string {
  return value !== null && isDay(value) && value > '1900-12-31' && value <= asOf
}
