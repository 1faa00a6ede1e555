/** Which part of a results letter speaks of which disputed item. */
import type { Finding } from '../audit/finding.ts'
import { compareMasks } from '../match/account-mask.ts'
import { creditorLikeness } from '../match/creditor-name.ts'
import type { Bureau } from '../report/credit-report.ts'
import type { AnswerBlock } from './answer-blocks.ts'
import { namesInText } from './printed-names.ts'

/** What a finding disputes first, as the letter named it. */
interface DisputedItem {
  kind: 'account' | 'inquiry' | 'personal'
  /** The creditor; of personal information, the text that is printed. */
  name: string
  number: string | null
}

/** Null when the finding names nothing at this bureau. */
export function disputedItem({ evidence }: Finding, bureau: Bureau): DisputedItem | null {
  const line = evidence.find((each) => each.bureau === bureau)
  if (line === undefined) return null
  if (line.itemId === null) return { kind: 'personal', name: line.printed, number: null }
  const kind = line.field === 'inquiry' ? 'inquiry' : 'account'
  return line.creditor === null ? null : { kind, name: line.creditor, number: line.accountNumber }
}

/**
 * The one block about the item, or null. The number decides where letter and report show digits in common; the name
 * alone does only when no other block and no other disputed item bears it.
 * @param all every disputed item, this one too
 */
export function blockAbout(
  item: DisputedItem,
  blocks: readonly AnswerBlock[],
  all: readonly DisputedItem[],
): AnswerBlock | null {
  const sure = blocksWithNumber(item, blocks)
  if (sure.length > 0) return onlyOne(sure)
  const open = blocks.filter(
    (block) =>
      mayBeAbout(item, block) &&
      compareNumbers(item, block) === 'unknown' &&
      namesInText(block.text, [item.name]).length > 0,
  )
  const namesakes = new Set(
    all
      .filter((other) => other.kind === item.kind && isSameName(other.name, item.name))
      .map(({ number }) => number),
  )
  return namesakes.size > 1 ? null : onlyOne(open)
}

/** Of blocks that repeat one account, the one that says that a repetition was deleted; null when none or all were. */
export function deletionAmong(item: DisputedItem, blocks: readonly AnswerBlock[]): AnswerBlock | null {
  const stating = blocksWithNumber(item, blocks).filter(({ statement }) => statement !== null)
  const deleted = stating.filter(({ outcome }) => outcome === 'deleted')
  return deleted.length < stating.length ? (deleted[0] ?? null) : null
}

function blocksWithNumber(item: DisputedItem, blocks: readonly AnswerBlock[]): AnswerBlock[] {
  return blocks.filter((block) => mayBeAbout(item, block) && compareNumbers(item, block) === 'agree')
}

/** Of several blocks about one item, those that state an outcome count; two outcomes are none. */
function onlyOne(blocks: readonly AnswerBlock[]): AnswerBlock | null {
  const stating = blocks.filter(({ statement }) => statement !== null)
  const chosen = stating.length > 0 ? stating : blocks
  const outcomes = new Set(chosen.map(({ outcome }) => outcome))
  return outcomes.size === 1 ? (chosen[0] ?? null) : null
}

function mayBeAbout(item: DisputedItem, block: AnswerBlock): boolean {
  const speaksOfInquiry = /\binquir/i.test(block.text)
  if (item.kind === 'inquiry') return speaksOfInquiry && block.numbers.length === 0
  if (item.kind === 'account' && speaksOfInquiry && block.numbers.length === 0) return false
  const numbers = compareNumbers(item, block)
  if (numbers === 'conflict') return false
  return namesInText(block.text, [item.name]).length > 0 || numbers === 'agree'
}

/** A number agrees when seven digits do, or fewer beside a name that fits: issuers share the first six. */
function compareNumbers(item: DisputedItem, block: AnswerBlock): 'agree' | 'conflict' | 'unknown' {
  if (item.number === null || block.numbers.length === 0) return 'unknown'
  const compared = block.numbers.map((number) => compareMasks(number, item.number))
  const isNamed =
    namesInText(block.text, [item.name]).length > 0 || block.lines.some((line) => fits(item, line))
  if (compared.some((each) => each.outcome === 'agree' && (each.characters > 6 || isNamed))) return 'agree'
  return compared.every(({ outcome }) => outcome === 'conflict') ? 'conflict' : 'unknown'
}

/** A cell of a few words that shortens the name in another way than the report does. */
function fits(item: DisputedItem, { cells }: AnswerBlock['lines'][number]): boolean {
  return cells.some(({ text }) => {
    const words = text.split(/\s+/).filter((word) => !/\d/.test(word))
    return words.length >= 2 && words.length <= 7 && isSameName(words.join(' '), item.name)
  })
}

function isSameName(first: string, second: string): boolean {
  return creditorLikeness(first, second) >= 0.8
}
