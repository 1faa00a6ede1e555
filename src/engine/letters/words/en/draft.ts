/** What marks a draft on which the client has still to decide. */
export const draft = {
  mark: (count: number) =>
    count === 1
      ? 'Draft: not ready to sign. 1 item waits for your decision.'
      : `Draft: not ready to sign. ${count} items wait for your decision.`,
  complaintMark: (count: number) =>
    count === 1
      ? 'Draft: not ready to file. 1 item waits for your decision.'
      : `Draft: not ready to file. ${count} items wait for your decision.`,
  explanation:
    'What stands in grey is no part of the letter: you have not decided on it yet. Decide on each item in your review, and this draft becomes the letter that you sign.',
  heading: 'Not decided yet',
  unsigned: 'The line for your signature appears here once you have decided on every item.',
}

export type DraftWords = typeof draft
