import { isInLetter } from '../../../engine/letters/compose-visitor-letter.ts'
import { type DisputeTypeKey, disputeTypes } from '../../../engine/letters/dispute-types.ts'
import type { VisitorDispute } from '../../../engine/letters/visitor-letter.ts'

/** In the order of the specification. */
export const letterBureaus = ['equifax', 'experian', 'transunion'] as const
export type LetterBureau = (typeof letterBureaus)[number]

export interface DisputeEntry extends VisitorDispute {
  id: number
}

/** What is typed into the generator. */
export interface LetterValues {
  fullName: string
  address: string
  city: string
  state: string
  zipCode: string
  /** 'YYYY-MM-DD' or empty. */
  dateOfBirth: string
  /** The last four characters typed, at most. */
  ssn: string
  items: DisputeEntry[]
  bureaus: LetterBureau[]
  reportNumbers: Record<LetterBureau, string>
}

export const emptyValues: LetterValues = {
  fullName: '',
  address: '',
  city: '',
  state: '',
  zipCode: '',
  dateOfBirth: '',
  ssn: '',
  items: [emptyItem(1)],
  bureaus: [],
  reportNumbers: { equifax: '', experian: '', transunion: '' },
}

function emptyItem(id: number): DisputeEntry {
  return { id, type: '', creditor: '', accountNumber: '', reason: '' }
}

/** Of a Social Security number the last four characters, however much was typed or pasted. */
export function lastFour(typed: string): string {
  return typed.trim().slice(-4)
}

export function withNewItem(values: LetterValues): LetterValues {
  const id = Math.max(...values.items.map((item) => item.id)) + 1
  return { ...values, items: [...values.items, emptyItem(id)] }
}

/** At least one item always remains. */
export function withoutItem(values: LetterValues, id: number): LetterValues {
  if (values.items.length === 1) return values
  return { ...values, items: values.items.filter((item) => item.id !== id) }
}

export function withItem(values: LetterValues, id: number, change: Partial<VisitorDispute>): LetterValues {
  return { ...values, items: values.items.map((item) => (item.id === id ? { ...item, ...change } : item)) }
}

/** A chosen type fills in its stock sentence; `replaced` is what the person had written themselves, to be put back. */
export function choosingType(
  { reason }: VisitorDispute,
  type: DisputeTypeKey | '',
): { change: Partial<VisitorDispute>; replaced: string | null } {
  const isOwn = reason.trim() !== '' && !isStockSentence(reason)
  if (type === '') return { change: isOwn ? { type } : { type, reason: '' }, replaced: null }
  return { change: { type, reason: disputeTypes[type].reason }, replaced: isOwn ? reason : null }
}

function isStockSentence(text: string): boolean {
  return Object.values(disputeTypes).some(({ reason }) => reason === text.trim())
}

export function withBureau(values: LetterValues, bureau: LetterBureau, isChosen: boolean): LetterValues {
  return {
    ...values,
    bureaus: letterBureaus.filter((each) => (each === bureau ? isChosen : values.bureaus.includes(each))),
  }
}

export type RequiredField = 'fullName' | 'address' | 'bureaus'

/** What keeps the letters from being made; nothing else is checked (specification, section 5). */
export function missingFields(values: LetterValues): RequiredField[] {
  return (['fullName', 'address', 'bureaus'] as const).filter((field) =>
    field === 'bureaus' ? values.bureaus.length === 0 : values[field].trim() === '',
  )
}

/** Positions, from 1, of the items that are begun but not complete enough to be in a letter. */
export function itemsLeftOut(values: LetterValues): number[] {
  return values.items.flatMap((item, at) => {
    const isBegun = item.type !== '' || `${item.creditor}${item.accountNumber}${item.reason}`.trim() !== ''
    return isBegun && !isInLetter(item) ? [at + 1] : []
  })
}

type PersonalField = 'city' | 'state' | 'zipCode' | 'ssn'

/** Fields of a complete letter that are empty, and an unfinished last four; the letters are made without them. */
export function gapsOf(values: LetterValues): PersonalField[] {
  const empty = (['city', 'state', 'zipCode'] as const).filter((field) => values[field].trim() === '')
  return values.ssn === '' || /^\d{4}$/.test(values.ssn) ? empty : [...empty, 'ssn']
}
