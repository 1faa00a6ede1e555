/** Of a letter in the mail log what decides whether another takes its place. */
interface Placed {
  documentType: string
  recipient: string
  round: number
  state: string
}

/**
 * The round whose letter takes the place of this one: a letter that was never mailed and whose items a later round asks
 * anew. Mailing both would dispute the same twice. Null for every other letter.
 */
export function replacedBy(letter: Placed, letters: readonly Placed[]): number | null {
  if (letter.state !== 'not_sent') return null
  const later = letters
    .filter(
      ({ documentType, recipient, round }) =>
        documentType === letter.documentType && recipient === letter.recipient && round > letter.round,
    )
    .map(({ round }) => round)
  return later.length === 0 ? null : Math.max(...later)
}
