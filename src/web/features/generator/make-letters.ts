import { composeVisitorLetter, isInLetter } from '../../../engine/letters/compose-visitor-letter.ts'
import type { VisitorLetter } from '../../../engine/letters/visitor-letter.ts'
import { bureauNames } from '../../../shared/api/vocabulary.ts'
import { gapsOf, itemsLeftOut, type LetterBureau, type LetterValues } from './letter-values.ts'

export interface MadeLetter {
  bureau: LetterBureau
  letter: VisitorLetter
  /** The name of its files, without the ending: 'equifax_dispute_letter_2026-11-21'. */
  fileName: string
}

export interface MadeLetters {
  letters: MadeLetter[]
  /** What they were made from, to see whether it has changed since. */
  from: LetterValues
  leftOut: number[]
  gaps: ReturnType<typeof gapsOf>
  hasItem: boolean
}

/** One letter for each chosen bureau; `today` is 'YYYY-MM-DD' where the person is. */
export function makeLetters(values: LetterValues, today: string): MadeLetters {
  const consumer = {
    name: values.fullName,
    mailingAddress: values.address,
    city: values.city,
    state: values.state,
    zipCode: values.zipCode,
    ssnLast4: values.ssn === '' ? null : values.ssn,
    dob: values.dateOfBirth === '' ? null : values.dateOfBirth,
  }
  const letters = values.bureaus.map((bureau) => ({
    bureau,
    letter: composeVisitorLetter(
      { consumer, reportNumber: values.reportNumbers[bureau], items: values.items, asOf: today },
      bureauNames[bureau],
    ),
    fileName: `${bureau}_dispute_letter_${today}`,
  }))
  return {
    letters,
    from: values,
    leftOut: itemsLeftOut(values),
    gaps: gapsOf(values),
    hasItem: values.items.some(isInLetter),
  }
}
