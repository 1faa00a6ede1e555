import { listText } from '../../shared/findings/en/english-words.ts'
import { restsOnPolicy } from '../audit/ground.ts'
import type { CreditReport } from '../report/credit-report.ts'
import type { CaseFile } from './case-file.ts'
import type { ChosenItem } from './choose-for-round.ts'
import type { LetterItem } from './compose-item.ts'
import { earlierLetterText } from './earlier-letter-text.ts'
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
    askingText(report, items),
    ...procedureText(chosen),
    ...furtherText(chosen),
    certaintyText(items),
  ]
}

function askingText(report: CreditReport, items: readonly LetterItem[]): string {
  const tellsOutcome = items.some(({ earlier }) => earlier !== null)
  const isOne = items.length === 1
  const these = isOne ? 'the item below' : `the ${inWords(items.length)} items below`
  const printed = `which ${isOne ? 'appears' : 'appear'} in ${reportText(report)}`
  const disputed = items.filter(({ certainty }) => certainty !== 'policy')
  const asked =
    disputed.length === items.length
      ? `Please reinvestigate ${these}, ${printed}. ${reinvestigation} provides for this free of charge.`
      : `Please look at ${these}, ${printed}.${disputed.length === 0 ? '' : ` I dispute ${named(numbersOf(disputed))} and ask you to reinvestigate ${disputed.length === 1 ? 'it' : 'them'}; ${reinvestigation.charAt(0).toLowerCase()}${reinvestigation.slice(1)} provides for this free of charge.`}`
  return (
    `${asked} ${isOne ? 'I' : 'For each I'} give the field, what is printed there` +
    `${tellsOutcome ? ',' : ' and'} the page${tellsOutcome ? ' and what came of my earlier letter' : ''}. ${copiesText}`
  )
}

/** What is in the envelope only the person who fills it can say: by a tick on the list at the end. */
export const copiesText =
  'Copies of those pages belong to this letter, with the lines marked; the copies that I send with it are ticked at the end.'

const reinvestigation = 'Section 611(a)(1) of the Fair Credit Reporting Act (FCRA), 15 U.S.C. 1681i(a)(1),'

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

/** Says openly which items are certain, which contradict, which are questions of fact and which ask for a courtesy. */
function certaintyText(items: readonly LetterItem[]): string {
  const groups = (['certain', 'one_of_two', 'open', 'policy'] as const)
    .map((certainty) => ({ certainty, own: items.filter((item) => item.certainty === certainty) }))
    .filter(({ own }) => own.length > 0)
  if (items.length === 1) return groups.map(({ certainty }) => ofTheOne[certainty]).join('')
  return groups
    .map(({ certainty, own }) => {
      const where = groups.length === 1 ? 'In each case' : `In ${named(numbersOf(own))}`
      return `${where} ${ofSeveral(certainty, own.length)}`
    })
    .join(' ')
}

const ofTheOne: Record<LetterItem['certainty'], string> = {
  certain: 'The report itself shows that the entry cannot be right as it stands; I ask you to correct it.',
  one_of_two:
    'My reports contradict each other, so at least one of them is wrong; I ask you to verify what yours prints.',
  open: 'There may be an explanation that I cannot see, so I ask you to verify the field I name.',
  policy:
    'I do not say that the entry is wrong. The policy that the nationwide credit bureaus have published, which is voluntary and not a law, leaves it out, and I ask you as a courtesy to apply it.',
}

function ofSeveral(certainty: LetterItem['certainty'], count: number): string {
  const isOne = count === 1
  switch (certainty) {
    case 'certain':
      return 'the printed information itself shows that the entry cannot be right as it stands; I ask you to correct it.'
    case 'one_of_two':
      return 'my reports contradict each other, so at least one of them is wrong; I ask you to verify what yours prints.'
    case 'open':
      return `there may be an explanation that I cannot see, so I ask you to verify the ${isOne ? 'field' : 'fields'} I name.`
    case 'policy':
      return 'I do not say that the entry is wrong: the policy that the nationwide credit bureaus have published, which is voluntary and not a law, leaves it out, and I ask you as a courtesy to apply it.'
  }
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
