/** What a bureau states of one item, in the words of its results letters. */

export type StatedOutcome =
  | 'deleted'
  | 'verified'
  /** Changed in some way; the letter's values say whether it is right now. */
  | 'updated'
  /** The disputed part was verified, and something else was changed. */
  | 'verified_and_updated'
  | 'reinserted'
  /** 'Processed': either updated or deleted, the letter does not say which. */
  | 'processed'

interface Statement {
  outcome: StatedOutcome
  /** Where it stands in the text of the item. */
  at: number
  length: number
}

const label = String.raw`\b(?:outcome|results?(?: are)?|action(?: taken)?|decision)\b\s*[:\-–—]?\s*(?:this item (?:has been|was) )?`
const subject = String.raw`\b(?:item|account|information|inquiry|record|tradeline|address|name|it|entry)s?\b`
const done = String.raw`\s+(?:has|have|was|were)\s+(?:been\s+)?`

const patterns: readonly [StatedOutcome, RegExp][] = [
  ['reinserted', /\b(?:reinserted|re-inserted|placed back|added back)\b/gi],
  ['verified_and_updated', /\bverified(?: as accurate)?,?\s+and\s+updated\b/gi],
  ['deleted', new RegExp(`${label}(?:deleted|removed)\\b`, 'gi')],
  ['deleted', new RegExp(`${subject}(?:[^.!?]{0,60}?)${done}(?:deleted|removed)\\b`, 'gi')],
  ['deleted', /\bDELETED\b|\bREMOVED\b/g],
  ['updated', new RegExp(`${label}(?:updated|modified|corrected|changed)\\b`, 'gi')],
  [
    'updated',
    new RegExp(`${subject}(?:[^.!?]{0,60}?)${done}(?:updated|modified|corrected|changed)\\b`, 'gi'),
  ],
  [
    'updated',
    /\bDISPUTED INFORMATION UPDATED\b|\bINFORMATION UPDATED\b|\bNEW INFORMATION BELOW\b|(?<!DATE |LAST )\bUPDATED\b(?!:)/g,
  ],
  ['updated', /\b(?:disputed|investigated)\b[^.!?]{0,60}\band\s+(?:have\s+)?updated\b/gi],
  ['deleted', /\b(?:disputed|investigated)\b[^.!?]{0,60}\band\s+(?:have\s+)?(?:deleted|removed)\b/gi],
  ['updated', /\bfollowing fields have been modified\b/gi],
  ['verified', new RegExp(`${label}(?:verified|remains|no change|unchanged|confirmed)\\b`, 'gi')],
  ['verified', /\bverified as (?:accurate|reported)\b|\bVERIFIED\b|\bREMAINS\b/g],
  [
    'verified',
    /\bverified that th(?:is|e) (?:item|account|information)\b[^.]{0,40}\b(?:belongs to you|correct(?:ly)?|accurate)\b/gi,
  ],
  [
    'verified',
    /\b(?:was|were|is|has been|have been) (?:verified|confirmed) (?:as|to be) (?:accurate|correct)\b/gi,
  ],
  ['verified', /\bcertified\b[^.]{0,60}\baccurate\b/gi],
  ['processed', new RegExp(`${label}(?:processed|reviewed)\\b`, 'gi')],
]
/** 'could not be verified as accurate' verifies nothing. */
const denial = /\b(not|cannot|unable)\b/i
const deniedBefore = /\b(not|cannot|unable to)(\s+be(en)?)?\s+$/i
/** A cell that holds nothing but the outcome. A small first letter is the end of a sentence ('… will be / removed'). */
const alone: readonly [StatedOutcome, RegExp][] = [
  ['deleted', /^(?:Deleted|Removed)\.?$/],
  ['updated', /^Updated\.?$/],
  ['verified', /^(?:Verified|Remains|No [Cc]hange|Verified,? [Nn]o [Cc]hange)\.?$/],
  ['processed', /^Processed\.?$/],
]

/** Every statement in the text of an item. `cells`: the text of each cell of its lines, to see outcomes that stand alone. */
export function statementsIn(text: string, cells: readonly { text: string; at: number }[]): Statement[] {
  const inText = patterns.flatMap(([outcome, pattern]) =>
    [...text.matchAll(pattern)]
      .filter(
        (match) =>
          !(outcome === 'verified' && denial.test(match[0])) &&
          !deniedBefore.test(text.slice(0, match.index)),
      )
      .map((match) => ({ outcome, at: match.index, length: match[0].length })),
  )
  const inCells = cells.flatMap((cell) => {
    const found = alone.find(([, pattern]) => pattern.test(cell.text.trim()))
    return found === undefined ? [] : [{ outcome: found[0], at: cell.at, length: cell.text.length }]
  })
  return [...inText, ...inCells].sort((a, b) => a.at - b.at || b.length - a.length)
}

/** The one outcome that the statements amount to; null when there is none, or when they contradict each other. */
export function outcomeOf(statements: readonly Statement[]): StatedOutcome | null {
  const stated = new Set(statements.map(({ outcome }) => outcome))
  if (stated.has('reinserted')) return 'reinserted'
  if (stated.has('deleted')) return stated.size === 1 ? 'deleted' : null
  if (stated.has('verified_and_updated')) return 'verified_and_updated'
  if (stated.has('verified') && stated.has('updated') && stated.size === 2)
    return areTogether(statements) ? 'verified_and_updated' : null
  const [only] = stated
  if (stated.size > 1 || only === undefined) return null
  return only
}

/** 'We verified … The following fields have been modified': further apart they speak of two items. */
function areTogether(statements: readonly Statement[]): boolean {
  const verified = statements.find(({ outcome }) => outcome === 'verified')
  const updated = statements.find(({ outcome }) => outcome === 'updated')
  return verified !== undefined && updated !== undefined && Math.abs(verified.at - updated.at) <= 300
}
