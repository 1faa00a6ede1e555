import type { Review, ReviewConfirmation, ReviewQuestion } from '../../../../shared/api/review.ts'
import type { WordedFinding } from '../review-in-words.ts'

/** One screen of the review. `id` stands in the address, so that a reload, Back and another device come back to it. */
export type Step =
  | { kind: 'identity'; id: 'identity'; isOpen: boolean }
  | { kind: 'confirmation'; id: string; isOpen: boolean; value: ReviewConfirmation }
  | { kind: 'provable'; id: 'provable'; isOpen: boolean }
  | { kind: 'finding'; id: string; isOpen: boolean; finding: WordedFinding; position: number }
  | { kind: 'question'; id: string; isOpen: boolean; question: ReviewQuestion }
  | { kind: 'sign'; id: 'sign'; isOpen: false }

export type WordedReview = Review & { findings: readonly WordedFinding[] }

/** What can be decided in one act: proven by the reports themselves, nothing said of it yet, every value certain. */
export const provable = (findings: readonly WordedFinding[]): WordedFinding[] =>
  findings.filter(
    ({ strength, decision, unconfirmed }) => strength === 'A' && decision === null && unconfirmed === 0,
  )

/**
 * Everything that waits for the person's word, one screen each, in the order in which one rests on the other: who they are,
 * what was read uncertainly, the findings, what only they know, and last what they will sign.
 */
export function stepsOf(review: WordedReview): Step[] {
  const { digits, birthDate } = review
  const identity: Step[] =
    digits || birthDate
      ? [
          {
            kind: 'identity',
            id: 'identity',
            isOpen: digits?.choice === null || birthDate?.choice === null,
          },
        ]
      : []
  const together: Step[] =
    !review.frozen && provable(review.findings).length > 1
      ? [{ kind: 'provable', id: 'provable', isOpen: true }]
      : []
  return [
    ...identity,
    ...review.confirmations.map(
      (value): Step => ({
        kind: 'confirmation',
        id: `value-${value.id}`,
        isOpen: value.confirmed === null,
        value,
      }),
    ),
    ...together,
    ...review.findings.map(
      (finding, at): Step => ({
        kind: 'finding',
        id: finding.id,
        isOpen: finding.decision === null,
        finding,
        position: at + 1,
      }),
    ),
    ...review.questions.map(
      (question): Step => ({
        kind: 'question',
        id: `question-${question.id}`,
        isOpen: question.answer === null,
        question,
      }),
    ),
    { kind: 'sign', id: 'sign', isOpen: false },
  ]
}

/** Where to begin or go on: the first that is open, else the end. */
export const firstOpen = (steps: readonly Step[]): Step | undefined =>
  steps.find(({ isOpen }) => isOpen) ?? steps.at(-1)

/**
 * Where a word leads: to what is open behind it, else to the end. What is decided is not asked again.
 * @param decided findings that the word was on, where it was on several
 */
export const nextOpen = (
  steps: readonly Step[],
  at: number,
  decided: readonly { id: string }[] = [],
): Step | undefined =>
  steps.slice(at + 1).find((step) => step.isOpen && decided.every(({ id }) => id !== step.id)) ?? steps.at(-1)

/** The screen that an address names; what it names may be gone by now. The choice of all at once goes with the yes to it: on from there. */
export const stepNamed = (steps: readonly Step[], id: string): Step | undefined =>
  steps.find((step) => step.id === id) ?? (id === 'provable' ? behindTogether(steps) : firstOpen(steps))

const behindTogether = (steps: readonly Step[]): Step | undefined =>
  steps.find(({ kind, isOpen }) => isOpen && (kind === 'finding' || kind === 'question')) ?? steps.at(-1)

/** How many of the things to say are said; the end and the choice of all at once are no things to say. */
export function saidOf(steps: readonly Step[]): { said: number; all: number } {
  const things = steps.filter(({ kind }) => kind !== 'sign' && kind !== 'provable')
  return { said: things.filter(({ isOpen }) => !isOpen).length, all: things.length }
}
