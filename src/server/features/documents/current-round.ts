import { allMailDates, type DatedClient } from '../clients/mail-dates.ts'

/** The round whose documents are still being written: the first one that has no mail date (decision 26), from 1 on. */
export function currentRound(client: DatedClient): number {
  const days = allMailDates(client)
  const open = days.indexOf(null)
  return (open < 0 ? days.length : open) + 1
}

/** Whether a round's letters are mailed: its documents are frozen, decisions no longer change them (decision 26). */
export function isRoundMailed(client: DatedClient, round: number): boolean {
  return (allMailDates(client)[round - 1] ?? null) !== null
}
