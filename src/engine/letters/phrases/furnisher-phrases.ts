/** How a letter to a furnisher begins and ends: in each phrase the same requests and sections. */
import type { Phrases } from './choose-phrase.ts'

export function writingDirectly(reports: number, bureaus: string): Phrases {
  const shown = `my credit ${reports === 1 ? 'report' : 'reports'} from ${bureaus} ${reports === 1 ? 'shows' : 'show'} as coming from you`
  const sections =
    'Section 623(a)(8) of the Fair Credit Reporting Act (FCRA), 15 U.S.C. 1681s-2(a)(8), and Regulation V, 12 CFR 1022.43,'
  return [
    `I am writing to you directly about information that ${shown}. ${sections} provide for such a dispute.`,
    `I dispute directly with you information that ${shown}. ${sections} provide for this.`,
    `This is a direct dispute of information that ${shown}. ${sections} provide for it.`,
  ]
}

export function disputing(items: number): Phrases {
  const isOne = items === 1
  return [
    `I dispute ${isOne ? 'the item below. I give' : 'the items below. For each I give'} the field, what is printed and the page.`,
    `What I dispute follows. ${isOne ? 'I name' : 'For each item I name'} the field, what is printed and the page.`,
    `${isOne ? 'The item' : 'Each item'} that I dispute is below with the field, what is printed and the page.`,
  ]
}

/** 30 days: FCRA 623(a)(8)(E), 12 CFR 1022.43(e). */
export const askingToInvestigate: Phrases = [
  'Please investigate, taking the copies that I send into account, and send me the results at the address above. I understand that you have 30 days from the day you receive this letter (section 623(a)(8)(E)).',
  'I ask you to investigate, with the copies that I send, and to send me the results at the address above. As I understand it, you have 30 days from the day you receive this letter (section 623(a)(8)(E)).',
]

/** `it`: 'it', 'any of it'. */
export const correctingEverywhere = (it: string): Phrases => [
  `If ${it} proves to be inaccurate, please correct or withdraw it and tell every credit bureau to which you furnished it. Until then, please report it with the notice that I dispute it (section 623(a)(3)).`,
  `Should ${it} prove to be inaccurate, please correct or withdraw it and tell every credit bureau to which you furnished it. Meanwhile, please report it with the notice that I dispute it (section 623(a)(3)).`,
]

export const askingWhatIsMissing: Phrases = [
  'If you need anything more from me to look into this, please tell me what it is.',
  'Please tell me if you need anything more from me to look into this.',
  'If something more from me would help you to look into this, please tell me what.',
]

/** Of an entry that is impossible as it stands. `fields`: 'balance and status'; `record`: 'your ledger of this account'. */
export const checkingRecords = (fields: string, record: string): Phrases => [
  `Please check the ${fields} against ${record}, correct what you report, and withdraw what your records do not support.`,
  `Please compare the ${fields} with ${record}, correct what you report, and withdraw what your records do not support.`,
]

export const verifyingInRecords = (fields: string, record: string): Phrases => [
  `Please verify the ${fields} against ${record}. Where your records do not agree with what you report, please correct the entry at every bureau to which you report it.`,
  `Please look up the ${fields} in ${record} and verify what you report. If they do not agree, please correct the entry at every bureau to which you report it.`,
]
