/**
 * The deadlines that the law sets to the one who receives a letter. A deadline of days counts calendar days, the day
 * after receipt being day 1, and does not move for a weekend; one of business days counts those of civil-days.ts.
 * Section 611(a)(1)(A) counts from the day of receipt itself, one day less: nobody is called late a day too early.
 */
import { says } from '../sentences/says.ts'
import type { ClockedLetter } from './clocked-letter.ts'
import { clock, inBusinessDays, inDays, type SaidClock, unseen } from './deadline.ts'
import { investigationDue, sourceOfInvestigation } from './investigation-due.ts'

/**
 * The clocks of one letter on the day `today`. 'waiting': nothing evidenced starts it yet, or its day has passed and
 * nothing can show whether it was kept. 'met': kept, as far as the evidence shows; then `daysLate` says by how many
 * days it was kept late. 'late': its day has passed and nothing came.
 */
export function clocksOf(letter: ClockedLetter, today: string): SaidClock[] {
  if (letter.kind === 'bureau_dispute') return bureauClocks(letter, today)
  if (letter.kind === 'furnisher_dispute') return furnisherClocks(letter, today)
  if (letter.kind === 'collector_validation') return validationClocks(letter, today)
  if (letter.kind === 'identity_theft_block')
    return [letter.asksForBlock === false ? notMineClock(letter, today) : blockClock(letter, today)]
  if (letter.kind === 'security_freeze') return [freezeClock(letter, today)]
  return complaintClocks(letter, today)
}

function bureauClocks(letter: ClockedLetter, today: string): SaidClock[] {
  const { recipient, deliveredOn, answeredOn } = letter
  const due = investigationDue(letter)
  const finished = letter.finishedOn ?? due
  const clocks = [
    unseen(
      {
        key: 'furnisher_notice',
        title: says('clock.notice', { recipient }),
        passedTitle: says('clock.noticeOver', { recipient }),
        source: 'FCRA 611(a)(2)(A)',
        from: deliveredOn,
        due: inBusinessDays(deliveredOn, 5),
        // Without a proved delivery an answer shows that it came, not that it came in time.
        metOn: deliveredOn === null ? null : answeredOn,
      },
      today,
    ),
    // Nobody outside sees the work end: what is owed to the consumer is the notice of results, and late by its day.
    unseen(
      {
        key: 'reinvestigation',
        title: says('clock.reinvestigation', { recipient }),
        passedTitle: says('clock.reinvestigationOver', { recipient }),
        source: sourceOfInvestigation(letter),
        from: deliveredOn,
        due,
        metOn: answeredOn,
        // The answer travels for days: only the day that it prints can show that the work was late.
        keptOn: letter.finishedOn,
      },
      today,
    ),
    clock(
      {
        key: 'results',
        title: says('clock.results', { recipient }),
        source: 'FCRA 611(a)(6)(A)',
        from: finished,
        due: inBusinessDays(finished, 5),
        metOn: answeredOn,
      },
      today,
    ),
  ]
  if (letter.asksForProcedure)
    clocks.push(
      clock(
        {
          key: 'procedure',
          title: says('clock.procedure', { recipient }),
          source: 'FCRA 611(a)(7)',
          from: deliveredOn,
          due: inDays(deliveredOn, 15),
          metOn: answeredOn,
        },
        today,
      ),
    )
  return [...clocks, ...noticeClocks(letter, today)]
}

/** Deadlines that only something in the bureau's answer starts. */
function noticeClocks(letter: ClockedLetter, today: string): SaidClock[] {
  const { recipient, frivolousOn, reinsertedOn, reinsertionNoticeOn } = letter
  const clocks: SaidClock[] = []
  if (frivolousOn !== null)
    clocks.push(
      clock(
        {
          key: 'frivolous_notice',
          title: says('clock.frivolous', { recipient }),
          source: letter.kind === 'bureau_dispute' ? 'FCRA 611(a)(3)(B)' : 'FCRA 623(a)(8)(F)(ii)',
          from: frivolousOn,
          due: inBusinessDays(frivolousOn, 5),
          metOn: letter.answeredOn,
        },
        today,
      ),
    )
  // A notice that does not print when the item was put back shows that it came, not that it came in time.
  if (reinsertedOn !== null || reinsertionNoticeOn !== null)
    clocks.push(
      clock(
        {
          key: 'reinsertion_notice',
          title: says('clock.reinsertion', { recipient }),
          source: 'FCRA 611(a)(5)(B)(ii)',
          from: reinsertedOn,
          due: inBusinessDays(reinsertedOn, 5),
          metOn: reinsertionNoticeOn,
          keptOn: reinsertionNoticeOn,
        },
        today,
      ),
    )
  return clocks
}

/** The 45 days of section 612 are not a furnisher's: 623(a)(8)(E)(iii) points to 611(a)(1) alone. */
function furnisherClocks(letter: ClockedLetter, today: string): SaidClock[] {
  const { recipient, deliveredOn, answeredOn, finishedOn } = letter
  const due = investigationDue(letter)
  const investigation = {
    key: 'direct_dispute',
    title: says('clock.directDispute', { recipient }),
    source: 'FCRA 623(a)(8)(E)(iii), 12 CFR 1022.43(e)(3)',
    from: deliveredOn,
    due,
  }
  // An answer travels for days: one that comes after the last day was sent late only if the day that it prints says so.
  const isOpen = due !== null && answeredOn !== null && answeredOn > due && finishedOn === null
  const passedTitle = says('clock.directDisputeOver', { recipient })
  return [
    isOpen
      ? unseen({ ...investigation, passedTitle, metOn: null }, today)
      : clock({ ...investigation, metOn: answeredOn, keptOn: finishedOn }, today),
    ...noticeClocks(letter, today),
  ]
}

/** The FDCPA gives the consumer a day, and the collector none: it must only stop collecting until it has answered. */
function validationClocks(letter: ClockedLetter, today: string): SaidClock[] {
  const { recipient, validationNoticeOn } = letter
  return [
    unseen(
      {
        key: 'validation_period',
        title: says('clock.validation', { recipient }),
        passedTitle: says('clock.validationOver', { recipient }),
        source: 'FDCPA 809(b)',
        from: validationNoticeOn,
        due: inDays(validationNoticeOn, 30),
        metOn: letter.mailedOn,
        keptOn: letter.mailedOn,
      },
      today,
    ),
  ]
}

function blockClock(letter: ClockedLetter, today: string): SaidClock {
  return unseen(
    {
      key: 'block',
      title: says('clock.block', { recipient: letter.recipient }),
      passedTitle: says('clock.blockOver', { recipient: letter.recipient }),
      source: 'FCRA 605B(a)',
      from: letter.deliveredOn,
      due: inBusinessDays(letter.deliveredOn, 4),
      metOn: letter.answeredOn,
    },
    today,
  )
}

/** Without an identity theft report the letter is a dispute as not the consumer's, and has a dispute's time. */
function notMineClock(letter: ClockedLetter, today: string): SaidClock {
  const { recipient, deliveredOn, answeredOn, finishedOn } = letter
  const disputed = { ...letter, kind: 'bureau_dispute' as const }
  return clock(
    {
      key: 'reinvestigation',
      title: says('clock.reinvestigation', { recipient }),
      source: sourceOfInvestigation(disputed),
      from: deliveredOn,
      due: investigationDue(disputed),
      metOn: answeredOn,
      keptOn: finishedOn,
    },
    today,
  )
}

function freezeClock(letter: ClockedLetter, today: string): SaidClock {
  return unseen(
    {
      key: 'freeze',
      title: says('clock.freeze', { recipient: letter.recipient }),
      passedTitle: says('clock.freezeOver', { recipient: letter.recipient }),
      source: 'FCRA 605A(i)(2)(A)',
      from: letter.deliveredOn,
      due: inBusinessDays(letter.deliveredOn, 3),
      metOn: letter.answeredOn,
    },
    today,
  )
}

/** The source of the days of a complaint, which no law sets. */
export const cfpbProcess = 'CFPB complaint process'

/**
 * The CFPB's own practice, not law: an answer in 15 days, a final one in 60, then 60 days for the consumer's words. The
 * CFPB shows an answer on the day on which it is given, so that its day alone tells how late it was.
 */
function complaintClocks(letter: ClockedLetter, today: string): SaidClock[] {
  const { deliveredOn: filed, answeredOn, interimAnswerOn = null } = letter
  const source = cfpbProcess
  const metOn = answeredOn
  const firstOn = [interimAnswerOn, answeredOn].filter((day) => day !== null).sort()[0] ?? null
  const firstDue = inDays(filed, 15)
  // A final answer after the 15 days does not show whether the company said in time that it is at work.
  const isShown = firstOn !== null && (interimAnswerOn !== null || firstDue === null || firstOn <= firstDue)
  const answer = {
    key: 'cfpb_response',
    title: says('clock.complaint'),
    passedTitle: says('clock.complaintOver'),
  }
  const final = {
    key: 'cfpb_final',
    title: says('clock.complaintFinal'),
    passedTitle: says('clock.complaintFinalOver'),
  }
  const feedback = {
    key: 'cfpb_feedback',
    title: says('clock.feedback'),
    passedTitle: says('clock.feedbackOver'),
  }
  return [
    unseen(
      {
        ...answer,
        source,
        from: filed,
        due: firstDue,
        metOn: isShown ? firstOn : null,
        keptOn: interimAnswerOn === null ? null : firstOn,
      },
      today,
    ),
    unseen({ ...final, source, from: filed, due: inDays(filed, 60), metOn, keptOn: answeredOn }, today),
    unseen({ ...feedback, source, from: answeredOn, due: inDays(answeredOn, 60), metOn: null }, today),
  ]
}
