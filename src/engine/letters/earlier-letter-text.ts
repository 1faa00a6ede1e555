/**
 * What a letter says about the letters before it: only what the mail log proves and what the bureau's answer prints. That no
 * answer was uploaded does not show that none came, so nothing is said of it.
 */
import { dateText } from '../../shared/findings/en/english-words.ts'
import { restsOnPolicy } from '../audit/ground.ts'
import type { CaseFile, EarlierLetter } from './case-file.ts'
import { type DisputedBefore, reinvestigationEnds } from './earlier-disputes.ts'
import { counted } from './written-english.ts'

/** One paragraph: when it was mailed and delivered, and whether and how it was answered. */
export function earlierLetterText(letter: EarlierLetter, caseFile: CaseFile): string {
  return [mailedText(letter), ...deliveredText(letter), answeredText(letter, caseFile)].join(' ')
}

function mailedText({ mailedOn, certifiedNumber, items }: EarlierLetter): string {
  const how = certifiedNumber === null ? 'by mail' : `by certified mail (number ${certifiedNumber})`
  return `On ${dateText(mailedOn)} I wrote to you ${how} and ${whatItDid(items)}.`
}

/** 'disputed two items in my credit report': what asked a bureau to apply its own policy was no dispute, and is called none. */
export function whatItDid(items: EarlierLetter['items']): string {
  const disputed = disputedIn(items)
  const requests = items.length - disputed
  if (disputed === 0 && requests > 0) return `asked about ${counted(requests, 'item')} in my credit report`
  const further = requests === 0 ? '' : ` and asked about ${counted(requests, 'further item')}`
  return `disputed ${counted(disputed, 'item')}${further} in my credit report`
}

export function disputedIn(items: EarlierLetter['items']): number {
  return items.filter(({ finding }) => !restsOnPolicy(finding)).length
}

function deliveredText({ deliveredOn }: EarlierLetter): string[] {
  return deliveredOn === null ? [] : [`The letter was delivered on ${dateText(deliveredOn)}.`]
}

function answeredText(letter: EarlierLetter, caseFile: CaseFile): string {
  const { answer } = letter
  if (answer !== null) {
    const day = dateText(answer.receivedOn)
    return answer.source === 'results-letter'
      ? `Your results reached me on ${day}.`
      : `On ${day} I received a newer report, and compared it with the one I had disputed.`
  }
  const ends = reinvestigationEnds(letter, caseFile)
  return ends === null
    ? 'I have no proof that it reached you, so I raise its items again here.'
    : `The time for the reinvestigation ended on ${dateText(ends)}.`
}

/**
 * What came of one item, in one or two sentences, quoting the answer where it prints something; null where nothing is
 * known. `whose`: a letter to the bureau says 'Your', a complaint about it 'Its'. A newer report may be another's print.
 */
export function outcomeText({ letter, item }: DisputedBefore, whose: 'Your' | 'Its'): string | null {
  const isLetter = letter.answer?.source === 'results-letter'
  // Of several answers only the last one's kind is known: the words hold for a results letter and for a report.
  const who = whose === 'Your' ? 'You have' : 'It has'
  const printed = isLetter ? `${who} since printed of this item` : 'Since then this item has been printed'
  const quoted = item.said === null ? null : `${printed}: ${inQuotes(item.said)}.`
  const said = (otherwise: string) => quoted ?? otherwise
  switch (item.outcome) {
    case 'verified':
      return isLetter
        ? `${said(`${whose} results leave this item as it was.`)} The lines quoted above still need an explanation.`
        : said('A newer report prints this item as before.')
    case 'changed_still_wrong':
      return isLetter
        ? `${said(`${whose} results say that this item was changed.`)} The lines quoted above are those of the report that I disputed; the change does not settle what I describe.`
        : `${said('This item was changed.')} The change does not settle what I describe.`
    case 'reaged':
      return `${said('A newer report prints this item.')} A date that decides how long it is shown has been moved to a later one.`
    case 'reinserted':
      return `This item was deleted after I disputed it, and it is in my report again. ${quoted ?? ''}`.trim()
    case 'no_answer':
      // A newer report is silent about items by its nature; only a results letter can fail to name one.
      return letter.answer === null || (!isLetter && quoted === null)
        ? null
        : said(`${whose} answer does not name this item.`)
    // Neither is in a letter; said for completeness, and never as a complaint.
    case 'deleted':
      return 'This item was deleted.'
    case 'corrected':
      return 'This item was corrected.'
  }
}

/** '“Verified as accurate”': one line, without quotation marks or a full stop of its own. */
export function inQuotes(said: string): string {
  return `“${said.replace(/\s+/g, ' ').trim().replace(/[“”"]/g, '’').replace(/\.$/, '')}”`
}
