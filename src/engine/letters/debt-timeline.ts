/**
 * The dates of one debt as its entries print them, placed on one axis of years. Nothing is inferred: an event without a
 * printed date is not drawn, and a removal date that the removal calendar computes is drawn and named as computed.
 */
import { isSold } from '../audit/account-marks.ts'
import { type Removal, removalCalendar } from '../audit/removal-calendar.ts'
import { monthNumber, monthOf } from '../match/calendar.ts'
import type { Tradeline } from '../report/credit-report.ts'
import type { CaseFile } from './case-file.ts'
import type { DebtTimeline, TimelineEvent } from './forensic-analysis.ts'
import { type MarkedFinding, marksOfField } from './forensic-findings.ts'
import { languageOf, wordsIn } from './words/language.ts'

type EventKind = TimelineEvent['kind']

/** As they follow each other in the life of a debt. */
const eventOrder: readonly EventKind[] = [
  'opened',
  'firstDelinquency',
  'chargeOff',
  'sold',
  'closed',
  'reported',
  'removal',
  'computedRemoval',
]

interface DatedEvent {
  kind: EventKind
  date: string
  field: string
}

/** The removals of a case, computed once for all its debts. */
export function removalsOf(caseFile: CaseFile): Removal[] {
  return removalCalendar(caseFile.reports, caseFile.asOf).filter(({ what }) => !/^late mark/i.test(what))
}

/** Null when no entry prints a date with a month. */
export function timelineOf(
  label: string,
  entries: readonly Tradeline[],
  removals: readonly Removal[],
  marked: readonly MarkedFinding[],
  caseFile: CaseFile,
): DebtTimeline | null {
  const { forensic: words, written } = wordsIn(languageOf(caseFile))
  const rows = entries.map((entry) => ({ entry, events: eventsOf(entry, removals) }))
  const months = rows.flatMap(({ events }) => events.map(({ date }) => monthNumber(date)))
  if (months.length === 0) return null
  const firstYear = Math.floor(Math.min(...months) / 12)
  const lastYear = Math.floor(Math.max(...months) / 12) + 1
  const placeOf = (date: string) =>
    Number(((monthNumber(date) - firstYear * 12 + 0.5) / ((lastYear - firstYear) * 12)).toFixed(4))
  const drawn = rows.map(({ entry, events }) => {
    const named = events.map(({ kind, date, field }) => ({
      kind,
      at: placeOf(date),
      marks: marksOfField(entry.id, field, marked),
      text: words.eventText(words.events[kind], written.date(date), marksOfField(entry.id, field, marked)),
    }))
    return { bureau: entry.bureau, owner: entry.creditor.value, events: named }
  })
  return {
    years: yearsBetween(firstYear, lastYear),
    rows: drawn,
    legend: kindsIn(rows.flatMap(({ events }) => events)).map((kind) => ({ kind, name: words.events[kind] })),
    text: words.timelineText(
      label,
      drawn.map(({ bureau, owner, events }) =>
        words.rowText(
          `${bureau}, ${owner}`,
          events.map(({ text }) => text),
        ),
      ),
    ),
  }
}

function eventsOf(entry: Tradeline, removals: readonly Removal[]): DatedEvent[] {
  const chargedOff = entry.history
    .filter(({ code }) => code === 'CO')
    .map(({ month }) => month)
    .sort()[0]
  const removal = removals.find(({ bureau, itemId }) => bureau === entry.bureau && itemId === entry.id)
  const events: [EventKind, string | null | undefined, string][] = [
    ['opened', entry.opened?.value, 'opened'],
    ['firstDelinquency', entry.dofd?.value, 'dofd'],
    ['chargeOff', chargedOff, 'history'],
    [isSold(entry) ? 'sold' : 'closed', entry.closed?.value, 'closed'],
    ['reported', entry.reported?.value, 'reported'],
    entry.removalDate === null
      ? ['computedRemoval', removal?.basis === 'computed' ? removal.leaves : null, 'removalDate']
      : ['removal', entry.removalDate.value, 'removalDate'],
  ]
  return events.flatMap(([kind, date, field]) => {
    const month = date === null || date === undefined ? null : monthOf(date)
    return month === null ? [] : [{ kind, date: month, field }]
  })
}

/** Every year of a short span, every second or fifth of a long one: the labels must not touch. */
function yearsBetween(first: number, last: number): DebtTimeline['years'] {
  const span = last - first
  const step = span > 30 ? 5 : span > 14 ? 2 : 1
  return Array.from({ length: Math.floor(span / step) + 1 }, (_, at) => ({
    label: String(first + at * step),
    at: Number(((at * step) / span).toFixed(4)),
  }))
}

function kindsIn(events: readonly DatedEvent[]): EventKind[] {
  return eventOrder.filter((kind) => events.some((event) => event.kind === kind))
}
