import { accountFields } from '../../shared/rules/account-fields.ts'
import type { Bureau, Coverage, CreditReport, PersonalInformation, Tradeline } from './credit-report.ts'

/** 'experian-01', 'experian-inquiry-01'. @param before how many of the report stand before it */
export function itemId(bureau: Bureau, kind: '' | 'inquiry-' | 'record-', before: number): string {
  return `${bureau.toLowerCase()}-${kind}${String(before + 1).padStart(2, '0')}`
}

export function foundIn({
  accounts,
  inquiries,
  publicRecords,
}: Pick<CreditReport, 'accounts' | 'inquiries' | 'publicRecords'>): Coverage['found'] {
  return {
    accounts: accounts.length,
    hardInquiries: inquiries.filter(({ kind }) => kind === 'hard').length,
    publicRecords: publicRecords.length,
  }
}

const absent = Object.fromEntries(accountFields.map((field) => [field, null])) as Record<
  (typeof accountFields)[number],
  null
>

/** An account of which only the heading is known yet; every other field is absent until its line is read. */
export function newTradeline(
  known: Pick<Tradeline, 'bureau' | 'id' | 'section' | 'creditor'> & Partial<Tradeline>,
): Tradeline {
  return {
    ...absent,
    remarks: [],
    history: [],
    figures: [],
    statedLates: [],
    blank: [],
    furnisherAddress: null,
    furnisherPhone: null,
    blocks: [],
    ...known,
  }
}

/** A person of whom nothing is read yet. */
export function emptyPersonal(): PersonalInformation {
  return {
    names: [],
    addresses: [],
    ssnLast4: null,
    dob: null,
    phones: [],
    employers: [],
    statements: [],
    notices: [],
  }
}
