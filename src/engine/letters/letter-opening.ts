import { listText } from '../../shared/findings/en/english-words.ts'
import { restsOnPolicy } from '../audit/ground.ts'
import type { CreditReport } from '../report/credit-report.ts'
import type { CaseFile } from './case-file.ts'
import type { ChosenItem } from './choose-for-round.ts'
import type { LetterItem } from './compose-item.ts'
import { earlierLetterText } from './earlier-letter-text.ts'
import { choosePhrase, type Voice } from './phrases/choose-phrase.ts'
import {
  askingToReinvestigate,
  copiesPhrases,
  ofSeveral,
  ofTheOne,
  pagesQuoted,
  reinvestigation,
  whatIsGiven,
} from './phrases/opening-phrases.ts'
import { isServicePrint, reportText } from './report-source.ts'
import { capitalised, counted, inWords } from './written-english.ts'

/** 'Dispute of two items in my Experian credit report'; a renewed dispute says so, and a request is no dispute. */
export function subjectOf(chosen: readonly ChosenItem[], report: CreditReport): string {
  const disputed = chosen.filter(({ finding }) => !restsOnPolicy(finding))
  const requests = chosen.length - disputed.length
  const renewed = disputed.filter(({ before }) => before !== null).length
  const further = disputed.length - renewed
  const where = `in my ${report.bureau} credit ${isServicePrint(report) ? 'file' : 'report'}`
  // Only a draft on which nothing is decided has no item.
  if (chosen.length === 0) return `Dispute of items ${where}`
  const parts = [
    ...(renewed === 0 ? [] : [`renewed dispute of ${counted(renewed, 'item')}`]),
    ...(further === 0 ? [] : [`dispute of ${counted(further, renewed === 0 ? 'item' : 'further item')}`]),
    ...(requests === 0
      ? []
      : [`request about ${counted(requests, disputed.length === 0 ? 'item' : 'further item')}`]),
  ]
  return `${capitalised(listText(parts))} ${where}`
}

/** What went before, what is asked, what the law says of it, and which items are certain. */
export function openingOf(
  report: CreditReport,
  items: readonly LetterItem[],
  chosen: readonly ChosenItem[],
  caseFile: CaseFile,
): string[] {
  const letters = new Set(chosen.flatMap(({ before }) => before?.letter ?? []))
  return [
    ...[...letters].map((letter) => earlierLetterText(letter, caseFile)),
    askingText(report, items, caseFile.voice),
    ...procedureText(chosen),
    ...furtherText(chosen),
    certaintyText(items, caseFile.voice),
  ]
}

function askingText(report: CreditReport, items: readonly LetterItem[], voice: Voice): string {
  const tellsOutcome = items.some(({ earlier }) => earlier !== null)
  const disputed = items.filter(({ certainty }) => certainty !== 'policy')
  const asked =
    disputed.length === items.length
      ? choosePhrase(voice, 'asking', askingToReinvestigate(items.length, reportText(report)))
      : askingToLook(report, items, disputed)
  const given = choosePhrase(voice, 'given', whatIsGiven(items.length, tellsOutcome))
  return `${asked} ${given} ${choosePhrase(voice, 'copies', copiesPhrases(pagesQuoted(items)))}`
}

/** Beside what is disputed stand requests that rest on a policy alone. */
function askingToLook(
  report: CreditReport,
  items: readonly LetterItem[],
  disputed: readonly LetterItem[],
): string {
  const isOne = items.length === 1
  const these = isOne ? 'the item below' : `the ${inWords(items.length)} items below`
  const look = `Please look at ${these}, which ${isOne ? 'appears' : 'appear'} in ${reportText(report)}.`
  return disputed.length === 0
    ? look
    : `${look} I dispute ${named(numbersOf(disputed))} and ask you to reinvestigate ${disputed.length === 1 ? 'it' : 'them'}; ${reinvestigation.charAt(0).toLowerCase()}${reinvestigation.slice(1)} provides for this free of charge.`
}

/** The request for the description of the procedure, for what the bureau says that it verified. */
function procedureText(chosen: readonly ChosenItem[]): string[] {
  const verified = numbersWhere(
    chosen,
    ({ finding, before }) => before?.item.outcome === 'verified' && !restsOnPolicy(finding),
  )
  if (verified.length === 0) return []
  const isStated = chosen.some(
    ({ before }) => before?.item.outcome === 'verified' && before.letter.answer?.source === 'results-letter',
  )
  const which = isStated
    ? `By your results ${named(verified)} ${verified.length === 1 ? 'was' : 'were'} verified.`
    : `A newer report leaves ${named(verified)} as before.`
  return [
    `${which} Please send me, within 15 days of receiving this letter, a description of the procedure by which you determined that the information is accurate and complete, with the business name and address of each furnisher you contacted and, if reasonably available, its telephone number (section 611(a)(6)(B)(iii) and (7)).`,
  ]
}

function furtherText(chosen: readonly ChosenItem[]): string[] {
  const further = numbersWhere(chosen, ({ before }) => before === null)
  if (further.length === 0 || further.length === chosen.length) return []
  return [
    `${capitalised(named(further))} ${further.length === 1 ? 'is' : 'are'} new: my earlier letter did not raise ${further.length === 1 ? 'it' : 'them'}.`,
  ]
}

function certaintyText(items: readonly LetterItem[], voice: Voice): string {
  const groups = (['certain', 'one_of_two', 'open', 'policy'] as const)
    .map((certainty) => ({ certainty, own: items.filter((item) => item.certainty === certainty) }))
    .filter(({ own }) => own.length > 0)
  if (items.length === 1)
    return groups.map(({ certainty }) => choosePhrase(voice, certainty, ofTheOne[certainty])).join('')
  return groups
    .map(({ certainty, own }) => {
      const where = groups.length === 1 ? 'In each case' : `In ${named(numbersOf(own))}`
      return `${where} ${choosePhrase(voice, certainty, ofSeveral(certainty, own.length))}`
    })
    .join(' ')
}

function numbersOf(items: readonly LetterItem[]): string[] {
  return items.map(({ number }) => String(number))
}

function numbersWhere(chosen: readonly ChosenItem[], passes: (item: ChosenItem) => boolean): string[] {
  return chosen.flatMap((item, at) => (passes(item) ? [String(at + 1)] : []))
}

function named(numbers: string[]): string {
  return `${numbers.length === 1 ? 'item' : 'items'} ${listText(numbers)}`
}
