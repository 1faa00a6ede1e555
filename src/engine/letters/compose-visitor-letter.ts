import { dateText } from '../../shared/findings/en/english-words.ts'
import type { Bureau } from '../report/credit-report.ts'
import { disputeAddressOf, reportNumberLabelOf } from './bureau-address.ts'
import type { Consumer } from './case-file.ts'
import { disputeTypes } from './dispute-types.ts'
import { hideSocialSecurityNumbers, maskedAccount } from './hide-numbers.ts'
import { identityCopies } from './list-enclosures.ts'
import { askingForResults, passingOn, withinTheTime } from './phrases/closing-phrases.ts'
import type { VisitorCase, VisitorDispute, VisitorLetter, VisitorLetterItem } from './visitor-letter.ts'
import { counted, inWords, sentence } from './written-english.ts'

/**
 * The dispute letter that a visitor writes to one bureau, built like a client's: item by item, what is wrong in the
 * person's own words, what is asked, the law in one line. It states what they typed and nothing else, asks for nothing
 * but a reinvestigation (FCRA 611), and carries no whole Social Security number and no whole account number.
 * Decision: without an item that has a type and a creditor, the letter has the item's lines to fill in by hand; one that
 * disputes nothing is not written.
 */
export function composeVisitorLetter(given: VisitorCase, bureau: Bureau): VisitorLetter {
  const items = itemsOf(given.items)
  const letter: VisitorLetter = {
    recipientName: bureau,
    sender: { name: given.consumer.name.trim(), lines: senderLines(given.consumer) },
    date: dateText(given.asOf),
    recipient: disputeAddressOf[bureau],
    subject: `Dispute of ${counted(items.length, 'item')} in my ${bureau} credit report`,
    references: referencesOf(given, bureau),
    salutation: `To ${bureau}:`,
    opening: [openingOf(items.length)],
    items,
    closing: [
      passingOn(items.length)[0],
      `${withinTheTime[0]} ${askingForResults(items.length)[0]}`,
      'Thank you for your care.',
    ],
    farewell: 'Sincerely,',
    enclosures: [
      ...identityCopies,
      `Copy of the pages of my ${bureau} report that show the ${items.length === 1 ? 'item' : 'items'}, marked`,
    ],
  }
  return hideSocialSecurityNumbers(letter)
}

/** Whether an item has what it needs to be in the letter. */
export function isInLetter({ type, creditor }: Pick<VisitorDispute, 'type' | 'creditor'>): boolean {
  return type !== '' && creditor.trim() !== ''
}

function itemsOf(disputes: readonly VisitorDispute[]): VisitorLetterItem[] {
  const complete = disputes.filter(isInLetter)
  if (complete.length === 0) return [itemByHand]
  const items: VisitorLetterItem[] = []
  const statedIn = new Map<string, number>()
  for (const { type, creditor, accountNumber, reason } of complete) {
    if (type === '') continue
    const { name, request, law, missing, reason: stock } = disputeTypes[type]
    const number = items.length + 1
    const account = maskedAccount(accountNumber.trim())
    const ground = law === null ? null : groundOf(law, statedIn.get(law))
    if (law !== null && ground === law) statedIn.set(law, number)
    items.push({
      number,
      heading: withoutControls(account === '' ? creditor.trim() : `${creditor.trim()}, account ${account}`),
      title: name,
      rows: [
        ...(reason.trim() === ''
          ? []
          : [{ label: 'What is wrong', text: sentence(withoutControls(reason)) }]),
        ...(missing !== null && reason.trim() === stock ? [{ label: missing, text: null }] : []),
        { label: 'My request', text: request },
        ...(ground === null ? [] : [{ label: 'The law', text: ground }]),
      ],
    })
  }
  return items
}

/** Pasted text carries control characters, which no Word file may hold; the lines that a person made stay. */
function withoutControls(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]/gu, ' ')
}

/** The item of a letter that is to be completed with a pen. */
const itemByHand: VisitorLetterItem = {
  number: 1,
  heading: null,
  title: null,
  rows: [
    { label: 'What is wrong', text: null },
    { label: 'My request', text: 'Please correct it, or delete it if it cannot be verified.' },
  ],
}

/** A ground that an earlier item stated in full is not repeated. */
function groundOf(law: string, statedIn: number | undefined): string {
  const sections = /\((sections? .+)\)\.$/.exec(law)?.[1] ?? ''
  return statedIn === undefined ? law : `The ground is that of item ${statedIn} (${sections}).`
}

function openingOf(items: number): string {
  const isOne = items === 1
  return (
    `Please reinvestigate ${isOne ? 'the item' : `the ${inWords(items)} items`} below, which ${isOne ? 'appears' : 'appear'} in the ` +
    'credit file you keep about me. Section 611(a)(1) of the Fair Credit Reporting Act (FCRA), 15 U.S.C. 1681i(a)(1), ' +
    `provides for this free of charge. ${isOne ? 'I' : 'For each I'} name the account, say what is wrong and what I ask for.`
  )
}

function senderLines({ mailingAddress, city, state, zipCode }: Consumer): string[] {
  const place = [city.trim(), `${state.trim()} ${zipCode.trim()}`.trim()]
  return [mailingAddress.trim(), place.filter((part) => part !== '').join(', ')].filter((line) => line !== '')
}

/** How the bureau finds the file; of the Social Security number the last four digits, or nothing. */
function referencesOf({ consumer, reportNumber }: VisitorCase, bureau: Bureau): VisitorLetter['references'] {
  const lastFour = consumer.ssnLast4 ?? ''
  return [
    ...(reportNumber.trim() === ''
      ? []
      : [{ label: reportNumberLabelOf[bureau], value: reportNumber.trim() }]),
    ...(/^\d{4}$/.test(lastFour) ? [{ label: 'Social Security number', value: `XXX-XX-${lastFour}` }] : []),
    ...(consumer.dob === null ? [] : [{ label: 'Date of birth', value: dateText(consumer.dob) }]),
  ]
}
