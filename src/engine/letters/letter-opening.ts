import { dateText, listText } from '../audit/wording.ts'
import type { CreditReport } from '../report/credit-report.ts'
import type { CaseFile } from './case-file.ts'
import type { ChosenItem } from './choose-for-round.ts'
import type { LetterItem } from './compose-item.ts'
import { earlierLetterText } from './earlier-letter-text.ts'
import { capitalised, counted, inWords } from './written-english.ts'

/** 'Dispute of two items in my Experian credit report'; a renewed dispute says so. */
export function subjectOf(chosen: readonly ChosenItem[], report: CreditReport): string {
  const renewed = chosen.filter(({ before }) => before !== null).length
  const further = chosen.length - renewed
  const where = `in my ${report.bureau} credit report`
  if (renewed === 0) return `Dispute of ${counted(further, 'item')} ${where}`
  if (further === 0) return `Renewed dispute of ${counted(renewed, 'item')} ${where}`
  return `Renewed dispute of ${counted(renewed, 'item')} and dispute of ${counted(further, 'further item')} ${where}`
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
    askingText(report, items, letters.size > 0),
    ...procedureText(chosen),
    ...furtherText(chosen),
    certaintyOf(items),
  ]
}

function askingText(report: CreditReport, items: readonly LetterItem[], isRenewed: boolean): string {
  const isOne = items.length === 1
  const these = isOne ? 'the item below' : `the ${inWords(items.length)} items below`
  const stand = isOne ? 'stands' : 'stand'
  return (
    `Please reinvestigate ${these}, which ${stand} in the credit report ` +
    `you prepared for me on ${dateText(report.reportDate.value)}. Section 611(a)(1) of the Fair Credit Reporting ` +
    `Act (FCRA), 15 U.S.C. 1681i(a)(1), provides for this free of charge. ${isOne ? 'I' : 'For each I'} give the field, what is printed there` +
    `${isRenewed ? ',' : ' and'} the page${isRenewed ? ' and what came of my earlier letter' : ''}; copies of those pages are enclosed, with the lines marked.`
  )
}

/** The request for the description of the procedure, for what the bureau says that it verified. */
function procedureText(chosen: readonly ChosenItem[]): string[] {
  const verified = numbersWhere(chosen, ({ before }) => before?.item.outcome === 'verified')
  if (verified.length === 0) return []
  const isStated = chosen.some(
    ({ before }) => before?.item.outcome === 'verified' && before.letter.answer?.source === 'results-letter',
  )
  const which = isStated
    ? `By your results ${named(verified)} ${verified.length === 1 ? 'was' : 'were'} verified.`
    : `Your newer report leaves ${named(verified)} as before.`
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

/** Says openly which items are certain and which are questions of fact for the furnisher. */
export function certaintyOf(items: readonly LetterItem[]): string {
  const certain = items.filter(({ isCertain }) => isCertain).map(({ number }) => String(number))
  const open = items.filter(({ isCertain }) => !isCertain).map(({ number }) => String(number))
  if (items.length === 1) {
    return open.length === 0
      ? 'The report itself shows that the entry cannot be right as it stands; I ask you to correct it.'
      : 'There may be an explanation that I cannot see, so I ask you to verify the field I name.'
  }
  if (open.length === 0) {
    return 'In each case the printed information itself shows that the entry cannot be right as it stands; I ask you to correct it.'
  }
  if (certain.length === 0) {
    return 'In each case there may be an explanation that I cannot see, so I ask you to verify the fields I name.'
  }
  return (
    `In ${named(certain)} the printed information itself shows that the entry cannot be right as it stands; I ask you ` +
    `to correct it. In ${named(open)} there may be an explanation that I cannot see, so I ask you to verify the ` +
    `${open.length === 1 ? 'field' : 'fields'} I name.`
  )
}

function numbersWhere(chosen: readonly ChosenItem[], passes: (item: ChosenItem) => boolean): string[] {
  return chosen.flatMap((item, at) => (passes(item) ? [String(at + 1)] : []))
}

function named(numbers: string[]): string {
  return `${numbers.length === 1 ? 'item' : 'items'} ${listText(numbers)}`
}
