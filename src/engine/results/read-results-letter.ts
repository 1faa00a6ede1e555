import { says } from '../../shared/sentences/says.ts'
import type { Sentence } from '../../shared/sentences/sentence.ts'
import type { Evidence, Finding } from '../audit/finding.ts'
import type { ItemOutcome } from '../letters/case-file.ts'
import type { Page } from '../read/positioned-text.ts'
import type { Bureau, CreditReport } from '../report/credit-report.ts'
import { type AnswerBlock, answerBlocks } from './answer-blocks.ts'
import type { AnsweredItem } from './answered-item.ts'
import type { ComparisonContext } from './compare-reports.ts'
import { oneOfSeveral } from './judge-item.ts'
import { judgeUpdate } from './judge-update.ts'
import {
  bureauOfLetter,
  dateOfLetter,
  finishedDayOf,
  frivolousSentence,
  isAnswerToDispute,
} from './letter-marks.ts'
import { blockAbout, deletionAmong, disputedItem } from './match-block.ts'
import { type AnsweredValue, valuesInBlock } from './values-in-block.ts'

/** What a bureau's results letter says. */
export interface ResultsLetter {
  ok: true
  bureau: Bureau
  /** The day that the letter bears, 'YYYY-MM-DD'; null where none is found. */
  date: string | null
  /** The day on which it says that the reinvestigation ended; null where it does not say. */
  finishedOn: string | null
  /** One for each finding disputed with that bureau, in their order. */
  items: AnsweredItem[]
  /** The bureau's sentence that it takes the dispute for frivolous or irrelevant, FCRA 611(a)(3); null: it does not. */
  frivolous: string | null
  /** Outcomes in the letter that belong to no disputed item, as printed. */
  unread: string[]
}

type LetterReading = ResultsLetter | { ok: false; sentence: Sentence }

/**
 * Reads what a bureau answered to a dispute, mailed or printed from its web page. Outcomes are found by the bureaus' own
 * words beside the creditor's name and number. An item that the letter does not name, or of which it says two things, has
 * 'no_answer'; an 'Updated' whose values do not show whether it is right now has 'no_answer' too, with the words in
 * `said`. 'Verified' stands only where the letter says so. Pure.
 * @param before the report that was disputed, to judge updates by
 */
export function readResultsLetter(
  pages: readonly Page[],
  disputed: readonly Finding[],
  before: CreditReport | null = null,
  context: ComparisonContext = {},
): LetterReading {
  const frivolous = frivolousSentence(pages)
  if (frivolous === null && !isAnswerToDispute(pages))
    return { ok: false, sentence: says('answer.noResults') }
  const bureau = bureauOfLetter(pages)
  if (bureau === null) return { ok: false, sentence: says('answer.whoseResults') }
  const own = disputed.filter(({ bureaus }) => bureaus.includes(bureau))
  const named = own.map((finding) => disputedItem(finding, bureau))
  const items = named.filter((item) => item !== null)
  const blocks = answerBlocks(
    pages,
    items.map(({ name }) => name),
  )
  const about = named.map((item, at) => {
    if (item === null) return null
    // Where an account is listed twice, one of the two entries is to go.
    const deletion = oneOfSeveral.test(own[at]?.ruleKey ?? '') ? deletionAmong(item, blocks) : null
    return deletion ?? blockAbout(item, blocks, items)
  })
  return {
    ok: true,
    bureau,
    date: dateOfLetter(pages),
    finishedOn: finishedDayOf(pages),
    items: own.map((finding, at) => {
      const block = about[at] ?? null
      if (block === null || block.statement === null)
        return { fingerprint: finding.fingerprint, outcome: 'no_answer', said: frivolous, evidence: [] }
      const values = valuesInBlock(block)
      const outcome = outcomeIn(block, () => judgeUpdate(finding, values, bureau, before, context))
      const said = wordsOf(block.statement, values, finding, bureau)
      const evidence = evidenceIn(block, finding, bureau)
      return { fingerprint: finding.fingerprint, outcome, said, evidence }
    }),
    frivolous,
    unread: blocks.flatMap((block) =>
      block.statement === null || about.includes(block) ? [] : [block.text.slice(0, 200)],
    ),
  }
}

/** The places of the letter that tell the outcome. */
function evidenceIn({ places, statement }: AnswerBlock, finding: Finding, bureau: Bureau): Evidence[] {
  const line = finding.evidence.find((each) => each.bureau === bureau)
  return places.map((box) => ({
    bureau,
    itemId: line?.itemId ?? null,
    creditor: line?.creditor ?? null,
    accountNumber: line?.accountNumber ?? null,
    field: 'outcome',
    label: 'Outcome',
    printed: statement ?? '',
    box,
  }))
}

function outcomeIn({ outcome }: AnswerBlock, judge: () => ItemOutcome): ItemOutcome {
  switch (outcome) {
    case 'deleted':
    case 'verified':
    case 'reinserted':
      return outcome
    case 'updated':
      return judge()
    case 'verified_and_updated': {
      // What was disputed was verified; only a disputed value that the letter prints anew says otherwise.
      const judged = judge()
      return judged === 'corrected' || judged === 'reaged' ? judged : 'verified'
    }
    default:
      return 'no_answer'
  }
}

/** The statement as printed, with the disputed lines as the letter prints them now. */
function wordsOf(
  statement: string,
  values: readonly AnsweredValue[],
  { evidence }: Finding,
  bureau: Bureau,
): string {
  const shown = values.filter(({ field }) =>
    evidence.some((line) => line.bureau === bureau && line.field === field),
  )
  return [statement.replace(/[.;]$/, ''), ...shown.map(({ label, raw }) => `${label}: ${raw}`)].join('; ')
}
