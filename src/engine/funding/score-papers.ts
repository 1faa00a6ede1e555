import { monthText } from '../../shared/rules/civil-days.ts'
import { criteriaMet, lenderCriteria } from '../../shared/rules/readiness-factors.ts'
import { englishPageSentences } from '../../shared/sentences/en/english-sentences.ts'
import { wordSentence } from '../../shared/sentences/says.ts'
import type { Sentence } from '../../shared/sentences/sentence.ts'
import { heading, list, note, type Paper, type PaperBlock, paragraph, steps } from '../papers/paper.ts'
import type { FundingMatter } from './funding-paper.ts'

/** The papers of a package are English. */
const wordEnglish = (sentence: Sentence) => wordSentence(englishPageSentences, sentence)

const factorNames = {
  credit: 'Credit score',
  income: 'Monthly income',
  entity: 'Business entity and time',
  goal: 'Goal beside income',
  completeness: 'Completeness',
  'lender-criteria': 'Lender criteria',
} as const

const noPromise = note(
  'The score measures how your answers and papers stand against common criteria. No lender has seen it, no lender uses it, and it does not say whether anybody will lend. ARMOR is not a lender and promises no funding.',
)

/** Each factor of the readiness score with what was looked at, and the one change that would raise the score most. */
export function composeScoreAnalysis({ score }: FundingMatter): Paper {
  const best = score.bestChange
  return {
    title: 'Fundability score analysis',
    blocks: [
      paragraph(`Your readiness score is ${score.points} of 100.`),
      noPromise,
      heading('The six factors'),
      {
        kind: 'table',
        head: ['Factor', 'Points', 'What was looked at'],
        rows: score.factors.map(({ key, points, weight, reason }) => [
          factorNames[key],
          `${points} of ${weight}`,
          wordEnglish(reason),
        ]),
      },
      heading('What would raise it'),
      ...(best === null
        ? [paragraph('Every factor has all of its points. Keep your papers up to date.')]
        : [
            paragraph(
              `The one change that would raise it most: ${wordEnglish(best.advice)} It would add ${pointsText(best.gain)}.`,
            ),
            ...furtherChanges(score.factors, wordEnglish(best.advice)),
          ]),
    ],
  }
}

const pointsText = (points: number) => (points === 1 ? '1 point' : `${points} points`)

function furtherChanges(factors: FundingMatter['score']['factors'], bestAdvice: string): PaperBlock[] {
  const others = new Map(
    factors.flatMap(({ change }) =>
      change && wordEnglish(change.advice) !== bestAdvice
        ? [[wordEnglish(change.advice), change.gain] as const]
        : [],
    ),
  )
  if (others.size === 0) return []
  return [
    paragraph('Each of these alone would add:'),
    list(...[...others].map(([advice, gain]) => `${advice} ${pointsText(gain)}.`)),
  ]
}

/** In which order to do what, from the score's changes and from what stands in the reports. */
export function composeStrategyReport(matter: FundingMatter): Paper {
  const { score, inTheWay, fields } = matter
  const changes = score.factors
    .flatMap(({ change }) => (change ? [change] : []))
    .sort((one, other) => other.gain - one.gain)
  const order = [...new Set(changes.map(({ advice }) => wordEnglish(advice)))]
  return {
    title: 'Strategy report',
    blocks: [
      paragraph(
        `What you ask for: ${fields.fundingGoal || '[amount]'}, for this purpose: ${fields.fundingPurpose.trim() || '[purpose]'}`,
      ),
      paragraph(`Where you stand: ${score.points} of 100 points of readiness.`),
      noPromise,
      heading('The order of steps'),
      order.length === 0
        ? paragraph('Nothing is open: every factor has all of its points.')
        : steps(...order),
      heading('What stands in your credit reports'),
      ...reportBlocks(inTheWay),
      heading('Before you apply anywhere'),
      list(
        'Read the whole offer: the amount, the annual percentage rate or the factor rate, every fee, and what happens when a payment is late.',
        'Ask whether the lender makes a hard inquiry, and when. A hard inquiry may lower your score.',
        'Ask whether you guarantee the loan personally. A personal guarantee makes it your own debt.',
        'State only what is so. A false statement on a loan application can be a crime.',
      ),
    ],
  }
}

function reportBlocks(inTheWay: FundingMatter['inTheWay']): PaperBlock[] {
  if (inTheWay.length === 0)
    return [paragraph('No findings of a dispute case with ARMOR are known for this application.')]
  return [
    paragraph('From your dispute case. The dates are the months in which an item should leave the report.'),
    {
      kind: 'table',
      head: ['What', 'Until'],
      rows: inTheWay.map(({ what, until }) => [what, until === null ? 'its correction' : monthText(until)]),
    },
  ]
}

/** The three criteria that lenders typically name, beside what the answers and papers show. */
export function composeLenderCriteria({ facts, fields }: FundingMatter): Paper {
  const met = criteriaMet(facts)
  const shown = {
    age:
      facts.operatingHistory === null
        ? 'Your papers were not checked for it yet'
        : facts.operatingHistory
          ? 'Seen on your papers'
          : 'Your papers do not show it',
    revenue: `You stated a monthly income of ${fields.monthlyIncome || '[not stated]'}`,
    credit: `You stated a credit score of ${fields.estimatedCreditScore || '[not stated]'}`,
  }
  return {
    title: 'Lender criteria preview',
    blocks: [
      paragraph(
        'Many lenders name criteria like these three. Each has its own, may ask for more, and may decline in spite of them.',
      ),
      {
        kind: 'table',
        head: ['Criterion', 'What is known', 'Shown'],
        rows: lenderCriteria.map(({ key, text }) => [text, shown[key], met[key] ? 'yes' : 'not yet']),
      },
      heading('Kinds of funding and their usual amounts'),
      {
        kind: 'table',
        head: ['Kind', 'Usual amounts'],
        rows: [
          ['SBA loan', '$50K to $5M'],
          ['Revenue-based', '$10K to $500K'],
          ['DSCR', '$100K to $3M'],
          ['Line of credit', '$5K to $250K'],
          ['Card stacking', '$50K to $150K'],
          ['Startup or no-doc', '$10K to $100K'],
        ],
      },
      noPromise,
    ],
  }
}
