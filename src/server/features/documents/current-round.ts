/** The round whose documents are still being written: the first one that has no mail date (decision 26). */
export function currentRound(client: {
  round1MailDate: string | null
  round2MailDate: string | null
  round3MailDate: string | null
}): 1 | 2 | 3 {
  if (!client.round1MailDate) return 1
  return client.round2MailDate ? 3 : 2
}
