import type { UnmailedLetter } from '../letters/case-file.ts'
import { bureaus } from '../report/credit-report.ts'

/** A dispute letter to a bureau, as far as the mail log or the case's dates know of its mailing, proved or not. */
export interface WrittenLetter extends UnmailedLetter {
  isMailed: boolean
}

/**
 * The letter to each bureau that is still to be mailed: the first one after the last that was mailed. A letter before a
 * mailed one was overtaken by it.
 */
export function unmailedLettersOf(letters: readonly WrittenLetter[]): UnmailedLetter[] {
  return bureaus.flatMap((bureau) => {
    const own = letters.filter((letter) => letter.bureau === bureau).sort((a, b) => a.round - b.round)
    const lastMailed = own.findLast(({ isMailed }) => isMailed)?.round ?? 0
    const next = own.find(({ round }) => round > lastMailed)
    return next === undefined ? [] : [{ round: next.round, bureau }]
  })
}
