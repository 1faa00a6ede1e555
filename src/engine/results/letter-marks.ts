/** How a bureau's answer to a dispute is told from other letters, and whose it is. */

import type { Page } from '../read/positioned-text.ts'
import { type Bureau, bureaus } from '../report/credit-report.ts'
import { parsePrintedDate } from '../report/printed-values.ts'
import { plainTextOf } from '../report/recognise.ts'

type Marks = readonly (readonly [RegExp, number])[]

/** Addresses and own words of the bureau; its bare name counts little, since letters name the other two. */
const marksOfBureau: Record<Bureau, Marks> = {
  Experian: [
    [/\bexperian\.com\b/i, 3],
    [/P\.?\s?O\.? Box (4500|9701|9554|2002)\b.{0,40}Allen/i, 3],
    [/\bExperian[’']s\b|\bcertified to Experian\b/i, 2],
    [/\bBefore dispute\b/i, 1],
    [/\bExperian\b/i, 1],
  ],
  Equifax: [
    [/\bequifax\.com\b/i, 3],
    [/Equifax Information Services/i, 3],
    [/request for Equifax to reinvestigate/i, 3],
    [/\bWe have researched the\b/i, 2],
    [/\bEquifax\b/i, 1],
  ],
  TransUnion: [
    [/\btransunion\.com\b/i, 3],
    [/TransUnion (LLC|Consumer (Solutions|Relations|Disclosure))/i, 3],
    [/\bChester,? PA\b|\bWoodlyn,? PA\b/i, 3],
    [/\bTU File Number\b/i, 2],
    [/\bTrans ?Union\b/i, 1],
  ],
}

/** Words of an answer to a dispute. A report's summary of rights speaks of disputes too, but never like this. */
const marksOfAnswer: Marks = [
  [/the results of our reinvestigation/i, 4],
  [/results of your request for Equifax to reinvestigate/i, 4],
  [/\b(dispute|investigation|reinvestigation) results\b/i, 3],
  [/\bresults of (your|the|our) (dispute|investigation|reinvestigation)\b/i, 3],
  [/\b(our|the|your) (re)?investigation (of your dispute )?(is (now )?complete|has been completed)\b/i, 2],
  [/\bwe have (completed|finished) (our|the|your) (re)?investigation\b/i, 2],
  [/\byour dispute (is (now )?complete|has been (completed|processed|resolved))\b/i, 2],
  [/\bwe (have )?(re)?(investigated|researched) the\b/i, 2],
  [/\bOutcome\s*:/i, 2],
  [/\b(before|after) (your )?dispute\b/i, 1],
  [/\bpreviously (deleted|removed)\b.{0,120}\b(reinserted|re-inserted|placed back|added back)\b/i, 4],
]
const enough = 3

/** The bureau that wrote the letter; null when no bureau's own marks prevail. */
export function bureauOfLetter(pages: readonly Page[]): Bureau | null {
  const text = plainTextOf(pages)
  const scored = bureaus
    .map((bureau) => ({ bureau, score: scoreOf(marksOfBureau[bureau], text) }))
    .sort((a, b) => b.score - a.score)
  const [best, next] = scored
  if (best === undefined || next === undefined) return null
  return best.score >= enough && best.score > next.score ? best.bureau : null
}

export function isAnswerToDispute(pages: readonly Page[]): boolean {
  return scoreOf(marksOfAnswer, plainTextOf(pages)) >= enough
}

/**
 * The sentence by which a bureau stops a dispute as frivolous or irrelevant, FCRA 611(a)(3); null where there is none.
 * The summary of rights ('... unless your dispute is frivolous') is no such sentence.
 */
export function frivolousSentence(pages: readonly Page[]): string | null {
  const sentences = plainTextOf(pages)
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?])\s+(?=[A-Z])/)
  const found = sentences.find(
    (sentence) =>
      /\b(we|Experian|Equifax|Trans ?Union)\b[^.]{0,120}\b(determin|consider|conclud|believ|deem|find|found)\w*\b[^.]{0,160}\b(frivolous|irrelevant)\b/i.test(
        sentence,
      ) && !/\bunless\b|\bif (we|a|the)\b|\bmay\b/i.test(sentence),
  )
  return found === undefined ? null : found.trim().slice(0, 400)
}

const dateWords = /\b([A-Z][a-z]{2,8}\.? \d{1,2}, ?\d{4}|\d{1,2}\/\d{1,2}\/\d{4})\b/
const dateLabels =
  /\b(date( of (this )?letter| issued| completed| of results| prepared)?|credit file|issued on|prepared on|completed on|results? (as of|date)|report date)\b\s*:?\s*$/i

/** The day that the letter bears, 'YYYY-MM-DD': the labelled one on the first page, else the first there; null for none. */
export function dateOfLetter(pages: readonly Page[]): string | null {
  const text = plainTextOf(pages.slice(0, 1)).replace(/\s+/g, ' ')
  const found = [...text.matchAll(new RegExp(dateWords, 'g'))].flatMap((match) => {
    const day = parsePrintedDate((match[1] ?? '').replace(/,(?=\d)/, ', '))
    const before = text.slice(Math.max(0, match.index - 40), match.index)
    return day === null || day.length < 10 || /birth/i.test(before) ? [] : [{ day, before }]
  })
  return (found.find(({ before }) => dateLabels.test(before)) ?? found[0])?.day ?? null
}

const finished = new RegExp(
  String.raw`\b(?:date completed|completed on|completion date|(?:re)?investigation (?:was )?(?:completed|finished) on|finished on)\s*:?\s*${dateWords.source}`,
  'i',
)

/** The day on which the letter says that the reinvestigation ended; null where it does not: its own date is a later one. */
export function finishedDayOf(pages: readonly Page[]): string | null {
  const printed = finished.exec(plainTextOf(pages).replace(/\s+/g, ' '))?.[1]
  const day = printed === undefined ? null : parsePrintedDate(printed.replace(/,(?=\d)/, ', '))
  return day !== null && day.length === 10 ? day : null
}

function scoreOf(marks: Marks, text: string): number {
  return marks.reduce((sum, [mark, weight]) => sum + (mark.test(text) ? weight : 0), 0)
}
