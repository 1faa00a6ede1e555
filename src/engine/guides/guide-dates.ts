import { addDays, anniversary, endOfMonth } from '../../shared/rules/civil-days.ts'
import { answerDue } from './answer-due.ts'
import type { GuideEntry, GuideMailing, GuideMatter } from './guide-matter.ts'
import { titleOfPaper } from './paper-titles.ts'
import { wordsOf } from './words/guide-words.ts'

/** A day of a guide's calendar with where it comes from, in the person's language. `day`: 'YYYY-MM-DD', or a month as printed. */
export interface GuideDate {
  day: string
  what: string
  source: string
}

/** FDCPA 809(b): the last day on which a written request stops the collection. */
export const requestLastDay = (noticeOn: string): string => addDays(noticeOn, 30)

/**
 * The latest day on which a collection or charge-off may still be reported: seven years, counted from 180 days after the
 * delinquency that led to it, FCRA 605(a)(4) and (c)(1). Of a month its last day counts, so that nobody is told too early.
 */
export function reportingLimit(firstDelinquency: string): string {
  const day = firstDelinquency.length === 7 ? endOfMonth(firstDelinquency) : firstDelinquency
  return anniversary(addDays(day, 180), 7)
}

/** Everything with a day that is known, in order. What is not known makes no date. */
export function guideDates(matter: GuideMatter): GuideDate[] {
  return [
    ...matter.entries.flatMap((entry) => datesOfEntry(entry, matter)),
    ...matter.mailings.flatMap((mailing) => datesOfMailing(mailing, matter)),
  ].sort((a, b) => a.day.localeCompare(b.day) || a.what.localeCompare(b.what))
}

function datesOfEntry(entry: GuideEntry, matter: GuideMatter): GuideDate[] {
  const { calendar, date } = wordsOf(matter)
  const { company, noticeOn, firstDelinquency, removals } = entry
  return [
    ...(noticeOn === null
      ? []
      : [
          {
            day: requestLastDay(noticeOn),
            what: calendar.noticeEnds(company),
            source: calendar.noticeSource,
          },
        ]),
    ...(firstDelinquency === null || firstDelinquency.length < 7
      ? []
      : [
          {
            day: reportingLimit(firstDelinquency),
            what: calendar.limit(company),
            source: calendar.limitSource(date(firstDelinquency)),
          },
        ]),
    ...removals.map(({ bureau, printed }) => ({
      day: printed,
      what: calendar.removal(company, bureau),
      source: calendar.removalSource,
    })),
  ]
}

function datesOfMailing(mailing: GuideMailing, matter: GuideMatter): GuideDate[] {
  const { calendar } = wordsOf(matter)
  const day = mailing.answeredOn === null ? answerDue(mailing) : null
  if (day === null) return []
  const title = titleOfPaper(mailing.paper, matter)
  return mailing.paper.startsWith('procedure-request')
    ? [{ day, what: calendar.procedureDue(title), source: calendar.procedureSource }]
    : [{ day, what: calendar.answerDue(title), source: calendar.answerSource }]
}
