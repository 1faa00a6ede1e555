import type { clientMailTexts as english } from '../../../shared/messages/en/mail-client.ts'
import type { clientMailTexts as spanish } from '../../../shared/messages/es/mail-client.ts'
import { addDays } from '../../../shared/rules/civil-days.ts'
import { expectedByMailDate, type NextStep } from '../../../shared/rules/next-step.ts'
import { nextStepOfClient } from './next-step-of-client.ts'
import type { SpokenFacts } from './spoken-facts.ts'

type WordsOfStep = { [K in NextStep['kind']]: (step: Extract<NextStep, { kind: K }>) => string }

/** The client's next step as a mail says it. */
export function sentenceOfStep(
  facts: SpokenFacts,
  next: (typeof english | typeof spanish)['next'],
  day: (isoDay: string) => string,
): string {
  const { step, round } = nextStepOfClient(facts)
  const listed = (names: readonly string[]) => new Intl.ListFormat(facts.language).format(names)
  const reports = () => next.reports(facts.bureausHeld.length)
  const words: WordsOfStep = {
    intake: () => next.intake,
    intakeTester: () => next.intake,
    payment: () => next.payment,
    unpaid: () => next.unpaid,
    failed: () => next.failed,
    uploadNone: reports,
    uploadSome: reports,
    start: () => next.start,
    waiting: () => next.waiting,
    sentUndated: (known) => next.sentUndated(known.round),
    whose: () => next.whose,
    processing: () => next.reading,
    error: () => next.stopped,
    // Which file cannot be used is said in the portal, to which every mail leads.
    mend: () => next.stopped,
    errorFiles: () => next.stopped,
    review: () => `${next.review} ${next.mail(round)}`,
    mail: () => next.mail(round),
    // Why, and what to keep, is said in the portal.
    noLetter: () => next.noLetter,
    notUnderstood: () => next.noLetter,
    enterMailed: ({ recipients }) => next.enterMailed(listed(recipients)),
    nextRound: (known) => next.nextRound(known.round),
    // The last day is the bureau's to send on: the mail that asks for the answers comes on the day after.
    wait: ({ to, unproved }) =>
      [next.wait(day(addDays(to, 1))), ...(unproved.length > 0 ? [next.prove(listed(unproved))] : [])].join(
        ' ',
      ),
    overdue: () => next.answers,
    answered: () => next.answers,
    proveDelivery: ({ mailed, recipients }) =>
      `${next.prove(recipients.length > 0 ? listed(recipients) : null)} ${next.estimate(day(expectedByMailDate(mailed)))}`,
    completed: () => next.completed,
  }
  return sayStep(words, step)
}

function sayStep<K extends NextStep['kind']>(
  words: { [Kind in K]: (step: Extract<NextStep, { kind: Kind }>) => string },
  step: Extract<NextStep, { kind: K }>,
): string {
  return words[step.kind](step)
}
