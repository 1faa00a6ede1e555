import type { Finding } from '../audit/finding.ts'
import type { Bureau } from '../report/credit-report.ts'
import { addresseesOf } from './addressees.ts'

/** A bureau works through a short letter more carefully than a long one; what is over waits for the next round. */
export const itemsPerLetter = 8

/**
 * The findings that go into the letter to one bureau, strongest first, and those kept for a later round.
 * Never a finding of strength C: only the consumer can know whether it is an error.
 */
export function chooseItems(
  findings: readonly Finding[],
  bureau: Bureau,
): { chosen: Finding[]; kept: Finding[] } {
  const addressed = findings
    .filter((finding) => finding.strength !== 'C' && addresseesOf(finding).includes(bureau))
    .sort(strongestFirst)
  return { chosen: addressed.slice(0, itemsPerLetter), kept: addressed.slice(itemsPerLetter) }
}

/** By worth, then by strength, then by id, so that the same findings always come in the same order. */
export function strongestFirst(a: Finding, b: Finding): number {
  return b.worth - a.worth || compare(a.strength, b.strength) || compare(a.id, b.id)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
