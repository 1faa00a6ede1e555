import { addDays } from '../../shared/rules/civil-days.ts'
import { checks, factRows, heading, list, note, type Paper, paragraph, table } from '../papers/paper.ts'
import { answerDue } from './answer-due.ts'
import { guideDates } from './guide-dates.ts'
import type { GuideMatter } from './guide-matter.ts'
import { titleOfPaper } from './paper-titles.ts'
import { wordsOf } from './words/guide-words.ts'

/** Limitation and removal dates, and answers that are due; each with where it comes from. */
export function composeCalendar(matter: GuideMatter): Paper {
  const { calendar, date } = wordsOf(matter)
  const dates = guideDates(matter)
  return {
    title: calendar.title,
    blocks: [
      paragraph(calendar.lead),
      dates.length === 0
        ? note(calendar.empty)
        : table(
            calendar.head,
            dates.map(({ day, what, source }) => [date(day), what, source]),
            [1.2, 2, 2],
          ),
      heading(calendar.suitTitle),
      paragraph(calendar.suit),
      note(calendar.suedNote),
    ],
  }
}

export function composeMailLogSheet(matter: GuideMatter): Paper {
  const { mailLog, date } = wordsOf(matter)
  const dayOr = (day: string | null) => (day === null ? mailLog.blank : date(day))
  const rows = matter.mailings.map(({ paper, mailedOn, deliveredOn, answeredOn }) => [
    titleOfPaper(paper, matter),
    date(mailedOn),
    dayOr(deliveredOn),
    dayOr(answeredOn),
    mailLog.blank,
  ])
  const empty = Array.from({ length: Math.max(0, 6 - rows.length) }, () =>
    mailLog.head.map(() => mailLog.blank),
  )
  return {
    title: mailLog.title,
    blocks: [paragraph(mailLog.lead), table(mailLog.head, [...rows, ...empty], [2.2, 1.2, 1.2, 1.2, 1.6])],
  }
}

/** What a payment does and does not do; no advice to pay or not to. */
export function composePaymentWarning(matter: GuideMatter): Paper {
  const { payment } = wordsOf(matter)
  return { title: payment.title, blocks: [list(...payment.points), note(payment.note)] }
}

export function composeProofs(kind: 'collections' | 'rental', matter: GuideMatter): Paper {
  const { proofs } = wordsOf(matter)
  const title = kind === 'rental' ? proofs.rentalTitle : proofs.collectionsTitle
  return { title, blocks: [checks(...proofs[kind]), note(proofs.note)] }
}

/** The four stages of the storefront's pages (specification, section 9), in days from the beginning. */
export const stageDays = [
  { from: 0, to: 5 },
  { from: 30, to: 45 },
  { from: 60, to: 90 },
  { from: 90, to: 180 },
] as const

export function composeStagedPlan(matter: GuideMatter): Paper {
  const { plan, date } = wordsOf(matter)
  const rows = stageDays.map(({ from, to }, at) => [
    plan.stages[at]?.title ?? '',
    date(addDays(matter.begunOn, from)),
    date(addDays(matter.begunOn, to)),
    plan.stages[at]?.text ?? '',
  ])
  return {
    title: plan.title,
    blocks: [paragraph(plan.lead(date(matter.begunOn))), table(plan.head, rows, [1.3, 1.2, 1.2, 3])],
  }
}

/**
 * What a person may put into a complaint: the letters of the mail log and their own statements. Where an answer is still due, the
 * sheet says from which day a complaint makes sense.
 */
export function composeComplaintSheet(matter: GuideMatter): Paper {
  const { complaint, date } = wordsOf(matter)
  const waiting = matter.mailings
    .filter(({ answeredOn }) => answeredOn === null)
    .flatMap((mailing) => answerDue(mailing) ?? [])
    .filter((day) => day >= matter.asOf)
    .sort()
  const told = matter.mailings.map(
    ({ paper, mailedOn, deliveredOn, answeredOn }) =>
      complaint.mailed(
        titleOfPaper(paper, matter),
        date(mailedOn),
        deliveredOn === null ? null : date(deliveredOn),
      ) + (answeredOn === null ? '' : ` ${complaint.answered(date(answeredOn))}`),
  )
  const wrong = [
    ...matter.entries.map(({ company, reason }) => ({ company, reason })),
    ...(matter.rental === null
      ? []
      : [{ company: matter.rental.screeningCompany, reason: matter.rental.reason }]),
  ].filter(({ company, reason }) => company.trim() !== '' && reason.trim() !== '')
  const last = waiting.at(-1)
  return {
    title: complaint.title,
    blocks: [
      paragraph(complaint.lead),
      ...(last === undefined ? [] : [note(complaint.notYet(date(addDays(last, 1))))]),
      factRows([complaint.issueRow, complaint.issue]),
      heading(complaint.happenedTitle),
      ...(told.length === 0 ? [paragraph(complaint.nothingMailed)] : told.map(paragraph)),
      ...wrong.map(({ company, reason }) => paragraph(complaint.wrong(company.trim(), reason.trim()))),
      heading(complaint.wantTitle),
      paragraph(complaint.want),
    ],
  }
}
