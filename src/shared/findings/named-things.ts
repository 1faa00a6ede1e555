/** The things that texts about findings name. */

/** As printed, so at any of three precisions: 'YYYY', 'YYYY-MM' or 'YYYY-MM-DD'. */
export type Day = string
/** 'YYYY-MM'. */
export type Month = string
/** Dollars times 100; below zero for a credit. */
export type Cents = number

/** Creditor and number as printed there; null where none is printed. */
export interface Account {
  creditor: string
  number: string | null
}

/** What is said of a month, in the words that all layouts share. */
export const markCodes = [
  'OK',
  '30',
  '60',
  '90',
  '120',
  '150',
  '180',
  'CO',
  'COL',
  'BK',
  'RPO',
  'VS',
  'FC',
  'CLS',
  'TN',
  'ND',
] as const
export type MarkCode = (typeof markCodes)[number]

export interface Mark {
  month: Month
  code: MarkCode
}

/** What the report of one bureau shows. */
export type Shown<T> = T & { bureau: string }

/** A collection, and for whom it is collected where that is printed. */
export type CollectionFact = { account: Account; original: string | null }

/** `ground`: 'class' where the bureau prints a medical class, 'name' where only a company's name suggests it. */
export type MedicalFact = CollectionFact & { ground: 'class' | 'name' }
