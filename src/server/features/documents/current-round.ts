/** The round whose documents are still being written: the first one that has no mail date (decision 26). */
export function currentRound(client: {
  round1MailDate: string | null
  round2MailDate: string | null
  round3MailDate: string | null
}): 1 | 2 | 3 {
  if (!client.round1MailDate) return 1
  return client.round2MailDate ? 3 : 2
}

/** Whether a round's letters are mailed: its documents are frozen, decisions no longer change them (decision 26). */
export function isRoundMailed(client: Parameters<typeof currentRound>[0], round: number): boolean {
  const days = [client.round1MailDate, client.round2MailDate, client.round3MailDate]
  return (days[round - 1] ?? null) !== null
}
