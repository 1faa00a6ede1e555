import { dateText, listText } from '../audit/wording.ts'
import type { Bureau, CreditReport } from '../report/credit-report.ts'
import { disputeAddressOf, reportNumberLabelOf } from './bureau-address.ts'
import type { CaseFile } from './case-file.ts'
import { chooseItems } from './choose-items.ts'
import { composeItems, type LetterItem } from './compose-item.ts'
import { composeNoLetterNote } from './compose-no-letter-note.ts'
import type { DisputeLetter, NoLetterNote } from './dispute-letter.ts'
import { addressLines, identifyingLines } from './identify-consumer.ts'
import { listEnclosures } from './list-enclosures.ts'
import { counted, inWords } from './written-english.ts'

/**
 * The letter to one bureau in the consumer's own voice, from at most eight findings of strength A and B.
 * It claims only what the audit's evidence shows, names each field with its printed value and page, cites the law in one
 * sentence an item, threatens nothing and asks for nothing but a reinvestigation.
 * Decision: without a readable report, or without a finding, there is no letter but a note that says so and is not to
 * be mailed; a letter that disputes nothing would harm the person who signs it. No letter refers to an earlier round:
 * the case does not say which letters were really mailed.
 */
export function composeDisputeLetter(caseFile: CaseFile, bureau: Bureau): DisputeLetter | NoLetterNote {
  const report = caseFile.reports.find((each) => each.bureau === bureau)
  const { chosen, kept } = chooseItems(caseFile.findings, bureau)
  if (report === undefined || chosen.length === 0) return composeNoLetterNote(caseFile, bureau)
  const items = composeItems(chosen, bureau, caseFile.reports)
  return {
    kind: 'letter',
    bureau,
    sender: { name: caseFile.consumer.name, lines: addressLines(caseFile.consumer) },
    date: dateText(caseFile.asOf),
    recipient: disputeAddressOf[bureau],
    subject: `Dispute of ${counted(items.length, 'item')} in my ${bureau} credit report`,
    references: referencesOf(caseFile, report),
    salutation: `To ${bureau}:`,
    opening: openingOf(report, items),
    items,
    closing: closingOf(report, items),
    farewell: 'Sincerely,',
    enclosures: listEnclosures(report, items),
    keptFindingIds: kept.map(({ id }) => id),
  }
}

function referencesOf(caseFile: CaseFile, report: CreditReport): { label: string; value: string }[] {
  return [
    ...(report.reportNumber === null
      ? []
      : [{ label: reportNumberLabelOf[report.bureau], value: report.reportNumber.raw }]),
    { label: 'Report date', value: dateText(report.reportDate.value) },
    ...identifyingLines(caseFile.consumer),
  ]
}

function openingOf(report: CreditReport, items: LetterItem[]): string[] {
  const these = items.length === 1 ? 'the item below' : `the ${inWords(items.length)} items below`
  return [
    `Please reinvestigate ${these}, which ${items.length === 1 ? 'stands' : 'stand'} in the credit report ` +
      `you prepared for me on ${dateText(report.reportDate.value)}. Section 611(a)(1) of the Fair Credit Reporting ` +
      `Act (FCRA), 15 U.S.C. 1681i(a)(1), provides for this free of charge. ${items.length === 1 ? 'I' : 'For each I'} give the field, what is printed there and ` +
      `the page; copies of those pages are enclosed, with the lines marked.`,
    certaintyOf(items),
  ]
}

/** Says openly which items are certain and which are questions of fact for the furnisher. */
function certaintyOf(items: LetterItem[]): string {
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

function named(numbers: string[]): string {
  return `${numbers.length === 1 ? 'item' : 'items'} ${listText(numbers)}`
}

function closingOf(report: CreditReport, items: LetterItem[]): string[] {
  const isOne = items.length === 1
  return [
    `Please pass this letter and its enclosures on to the ${isOne ? 'company that furnished the information' : 'companies that furnished the information'} ` +
      `(section 611(a)(2)). What proves to be inaccurate or incomplete, or cannot be verified, is to be corrected or ` +
      `deleted (section 611(a)(5)(A)).`,
    `${timeAllowed(report)} Please then send the results to the address above (section 611(a)(6)). If ${isOne ? 'the item is' : 'an item is'} left as it is, ` +
      `please describe how it was verified (section 611(a)(7)).`,
    'Thank you for your care.',
  ]
}

/** 45 days after a free report, by the layout that only AnnualCreditReport.com hands out; else 30. */
function timeAllowed(report: CreditReport): string {
  return report.family.endsWith('-acr')
    ? 'My report is the free one from AnnualCreditReport.com, so I understand that you have 45 days from the day you ' +
        'receive this letter to finish (section 612(a)(3)), rather than the 30 days of section 611(a)(1).'
    : 'I understand that you have 30 days from the day you receive this letter to finish (section 611(a)(1)).'
}
