import { addDays } from '../../shared/rules/civil-days.ts'
import { moneyText } from '../audit/wording.ts'
import { heading, list, note, type Paper, type PaperBlock, paragraph, table } from '../papers/paper.ts'
import { bureaus } from '../report/credit-report.ts'
import { answerDue } from './answer-due.ts'
import type { CardLine, GuideMatter, PlanFacts } from './guide-matter.ts'
import { titleOfPaper } from './paper-titles.ts'
import { wordsOf } from './words/guide-words.ts'

/** In days from the beginning: the specification's three cycles. */
export const cycleDays = [
  { from: 0, to: 30 },
  { from: 30, to: 60 },
  { from: 60, to: 90 },
] as const

/** How many findings the plan names; the case shows all. */
const shownDisputes = 12

/**
 * The dated plan of Credit Fast Track from the person's own reports: what to dispute, what to wait for, and the share of each card's
 * limit that is used. It promises no score.
 */
export function composeFastTrackPlan(matter: GuideMatter): Paper {
  const { fastTrack, date } = wordsOf(matter)
  const { plan, begunOn } = matter
  const inside = [disputeBlocks(matter), [list(...fastTrack.cycle2)], [list(...fastTrack.cycle3)]]
  const cycles = cycleDays.flatMap(({ from, to }, at) => [
    heading(
      fastTrack.cycleHead(
        fastTrack.cycles[at] ?? '',
        date(addDays(begunOn, from)),
        date(addDays(begunOn, to)),
      ),
    ),
    ...(inside[at] ?? []),
  ])
  return {
    title: fastTrack.title,
    blocks: [
      paragraph(fastTrack.lead(date(begunOn))),
      ...(plan === null || plan.reports.length === 0
        ? [note(fastTrack.noReports)]
        : [
            paragraph(
              fastTrack.reports(plan.reports.map(({ bureau, day }) => `${bureau}, ${date(day)}`).join('; ')),
            ),
          ]),
      ...cycles,
      heading(fastTrack.waitTitle),
      ...waitingBlocks(matter),
      heading(fastTrack.cardsTitle),
      ...cardBlocks(plan, matter),
    ],
  }
}

function disputeBlocks(matter: GuideMatter): PaperBlock[] {
  const { fastTrack } = wordsOf(matter)
  const { plan } = matter
  if (plan === null) return []
  const lines = plan.disputes
    .slice(0, shownDisputes)
    .map(({ bureaus: at, creditor, title }) => `${creditor} (${at.join(', ')}): ${title}`)
  const left = plan.disputes.length - lines.length
  return [
    paragraph(lines.length === 0 ? fastTrack.noDisputes : `${fastTrack.disputeNow}:`),
    ...(lines.length === 0 ? [] : [list(...lines)]),
    ...(left > 0 ? [paragraph(fastTrack.more(left))] : []),
  ]
}

function waitingBlocks(matter: GuideMatter): PaperBlock[] {
  const { fastTrack, date } = wordsOf(matter)
  const lines = matter.mailings.flatMap((mailing) => {
    const due = mailing.answeredOn === null ? answerDue(mailing) : null
    return due === null ? [] : [fastTrack.wait(titleOfPaper(mailing.paper, matter), date(due))]
  })
  return [lines.length === 0 ? paragraph(fastTrack.nothingToWait) : list(...lines)]
}

function cardBlocks(plan: PlanFacts | null, matter: GuideMatter): PaperBlock[] {
  const { fastTrack } = wordsOf(matter)
  const cards = plan?.cards ?? []
  if (cards.length === 0) return [paragraph(fastTrack.noCards)]
  const rows = bureaus.flatMap((bureau) => {
    const own = cards.filter((card) => card.bureau === bureau)
    if (own.length === 0) return []
    const all = {
      bureau,
      name: fastTrack.allCards(bureau),
      balance: sum(own, 'balance'),
      limit: sum(own, 'limit'),
    }
    return [...own.map((card) => ({ ...card, name: `${card.name} (${bureau})` })), all].map(row)
  })
  const above = cards.flatMap(({ name, bureau, balance, limit }) => {
    const over = Math.floor((balance * 10 - limit * 3) / 10)
    return over < 0 ? [] : [fastTrack.under30(`${name} (${bureau})`, moneyText(over + 1))]
  })
  return [
    paragraph(fastTrack.cardsLead),
    table(fastTrack.cardsHead, rows, [4, 1, 1, 1]),
    ...(above.length === 0 ? [] : [list(...above)]),
    note(fastTrack.cardsNote),
  ]
}

const sum = (cards: readonly CardLine[], field: 'balance' | 'limit') =>
  cards.reduce((total, card) => total + card[field], 0)

/** Whole percents, rounded up: 29.1 is shown as 30 and never as less than it is. */
const row = ({ name, balance, limit }: Pick<CardLine, 'name' | 'balance' | 'limit'>): string[] => [
  name,
  moneyText(balance),
  moneyText(limit),
  `${Math.ceil((balance / limit) * 100)} %`,
]
