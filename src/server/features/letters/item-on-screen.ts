import type { LetterItem, ToldSentence } from '../../../engine/letters/compose-item.ts'
import type { DisputeLetter } from '../../../engine/letters/dispute-letter.ts'
import type { QuotedLine } from '../../../engine/letters/quote-evidence.ts'
import type { LetterBlock, Passages } from '../../../shared/api/letters.ts'
import { type LawKey, lawOfCitation, markCitations } from '../../../shared/rules/law-words.ts'

/** An item as the page shows it, in the layout of its letter: sentences where it has any, else labels as the file prints them. */
export function itemOnScreen(
  item: LetterItem,
  fingerprint: string,
  quoting: DisputeLetter['quoting'],
): LetterBlock {
  const law = item.ground === 'policy' ? 'policy' : lawOfCitation(item.citation)
  return {
    kind: 'item',
    item: fingerprint,
    number: item.number,
    heading: item.heading,
    title: item.title,
    rows: item.told.length > 0 ? [] : rowsOf(item, quoting, law),
    paragraphs: item.told.map((sentences) => paragraphOf(sentences, law)),
  }
}

function paragraphOf(sentences: readonly ToldSentence[], law: LawKey | null): Passages {
  return sentences.flatMap(({ says, text }, at) => {
    const passages = says === 'law' ? lawPassages(text, law) : markCitations(text)
    return at === 0 ? passages : [{ text: ' ', law: null }, ...passages]
  })
}

/** The whole sentence is the law's. Where its section has no explanation of its own, its citations are marked. */
const lawPassages = (text: string, law: LawKey | null): Passages =>
  law === null ? markCitations(text) : [{ text, law }]

function rowsOf(item: LetterItem, quoting: DisputeLetter['quoting'], law: LawKey | null) {
  const own = (text: string): Passages => [{ text, law: null }]
  return [
    {
      label: quoting.here,
      lines: quotedLines(item.printedHere, quoting.namesBureaus).map(own),
    },
    ...(item.printedElsewhere.length === 0
      ? []
      : [{ label: quoting.elsewhere, lines: quotedLines(item.printedElsewhere, true).map(own) }]),
    ...(item.earlier === null ? [] : [{ label: 'Since then', lines: [own(item.earlier)] }]),
    { label: item.isCertain ? 'Why it is wrong' : 'Why I ask', lines: [own(item.why)] },
    { label: 'My request', lines: [markCitations(item.ask)] },
    ...(item.law === null
      ? []
      : [{ label: item.ground === 'law' ? 'The law' : 'The policy', lines: [lawPassages(item.law, law)] }]),
  ]
}

/** Each line with what a reader needs to place it, since a page on a phone has no columns. */
function quotedLines(lines: readonly QuotedLine[], namesBureaus: boolean): string[] {
  const namesEntries = namesBureaus || new Set(lines.map(({ entry }) => entry)).size > 1
  return lines.map(({ bureau, reportDate, entry, label, value, page }) => {
    const where = [
      ...(namesBureaus ? [reportDate === null ? bureau : `${bureau}, ${reportDate}`] : []),
      ...(namesEntries && entry !== null ? [entry] : []),
    ].join(': ')
    return `${where === '' ? '' : `${where}: `}${label}${value === '' ? ' is left blank' : ` “${value}”`}, page ${page}`
  })
}
