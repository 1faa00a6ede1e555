import { dateText, listText } from '../../shared/findings/en/english-words.ts'
import type { Evidence, Finding } from '../audit/finding.ts'
import { bureaus } from '../report/credit-report.ts'
import type { CaseFile } from './case-file.ts'
import { type LetterItem, quotedItem } from './compose-item.ts'
import { continuedDisputes, type DisputedBefore } from './earlier-disputes.ts'
import { inQuotes } from './earlier-letter-text.ts'
import type { Furnisher } from './furnishers.ts'
import { maskedAccount } from './hide-numbers.ts'
import { choosePhrase, type Phrases } from './phrases/choose-phrase.ts'
import { checkingRecords, verifyingInRecords } from './phrases/furnisher-phrases.ts'
import type { QuotedLine } from './quote-evidence.ts'
import { companyRecord } from './settling-record.ts'

/** An item of a direct dispute: only this company's own entries are disputed; others are what they are compared with. */
export function composeFurnisherItem(
  finding: Finding,
  number: number,
  furnisher: Furnisher,
  before: readonly DisputedBefore[],
  caseFile: CaseFile,
): LetterItem {
  const isOwn = (bureau: string, itemId: string | null) =>
    furnisher.entries.some((entry) => entry.bureau === bureau && entry.id === itemId)
  const isHere = (line: Evidence) => isOwn(line.bureau, line.itemId)
  const accounts = finding.accounts.filter(({ bureau, itemId }) => isOwn(bureau, itemId))
  const item = quotedItem(finding, number, accounts, isHere, caseFile.reports)
  return {
    ...item,
    heading: headingOf(accounts),
    earlier: raisedBefore(finding, before),
    ask: choosePhrase(caseFile.voice, `asking ${number}`, askOf(finding, item.printedHere, item.isCertain)),
    law: dutyOf(finding.basis.citation),
    ground: 'law',
  }
}

/** 'Account *5885 (Equifax) and 517895XXXXXXXXXX (Experian)': its own accounts, by the numbers that the bureaus print. */
function headingOf(accounts: Finding['accounts']): string {
  const named = accounts.map(({ bureau, creditor, accountNumber }) => {
    const number = accountNumber === null ? creditor : maskedAccount(accountNumber)
    return `${number}\u00a0(${bureau})`
  })
  const isNumbered = accounts.some(({ accountNumber }) => accountNumber !== null)
  return `${isNumbered ? 'Account ' : ''}${listText([...new Set(named)])}`
}

/** Names the fields as printed and the record that shows them; the audit's own requests are worded for a bureau. */
function askOf(finding: Finding, lines: readonly QuotedLine[], isCertain: boolean): Phrases {
  const fields = [...new Set(lines.map(({ label }) => label.charAt(0).toLowerCase() + label.slice(1)))]
  const which = listText(fields)
  const record = companyRecord(finding, fields)
  return isCertain ? checkingRecords(which, record) : verifyingInRecords(which, record)
}

/** The furnisher's own duty in one sentence, where a checked one fits; a bureau's duties are not its. */
function dutyOf(citation: string): string | null {
  if (/623\(a\)\(5\)/.test(citation)) {
    return 'Section 623(a)(5) of the FCRA requires a furnisher to report the month and year in which the delinquency began.'
  }
  if (/623\(a\)\(3\)/.test(citation)) {
    return 'Section 623(a)(3) of the FCRA requires what a consumer has disputed with you to be reported with notice of the dispute.'
  }
  if (/623\(a\)\(1\)/.test(citation)) {
    return 'Section 623(a)(1)-(2) of the FCRA forbids furnishing information known to be inaccurate and requires it to be corrected and updated.'
  }
  return null
}

/** 'I raised this with Experian in a letter mailed on …. It has since printed …' Only what is evidenced; of no answer nothing. */
function raisedBefore(finding: Finding, before: readonly DisputedBefore[]): string | null {
  const raised = bureaus.flatMap((bureau) => {
    const own = before.filter(({ letter }) => letter.bureau === bureau)
    const dispute = continuedDisputes([finding], own, bureau).get(finding)
    return dispute === undefined ? [] : [sentenceOf(dispute)]
  })
  return raised.length === 0 ? null : raised.join(' ')
}

function sentenceOf({ letter, item }: DisputedBefore): string {
  const raised = `I raised this with ${letter.bureau} in a letter mailed on ${dateText(letter.mailedOn)}`
  if (letter.answer === null || (item.outcome === 'no_answer' && item.said === null)) return `${raised}.`
  if (item.said === null) return `${raised}; the entry is still disputed.`
  const isLetter = letter.answer.source === 'results-letter'
  const printed = isLetter ? 'It has since printed of this item' : 'Since then this item has been printed'
  return `${raised}. ${printed}: ${inQuotes(item.said)}.`
}
