interface AnswerOfRound {
  round: number
  bureau: string
  /** Not null for an answer that says nothing that counts. */
  problem: object | string | null
  scan?: { state: 'reading' | 'to_confirm' | 'failed' | 'unreadable' | 'confirmed' | 'set_aside' } | undefined
}

/**
 * An answer of which nobody has said what the paper says, while no other answer to the same letter counts. The next
 * letter would say that no answer came, which is not true: the round waits. Undefined when there is none.
 */
export function uncountedAnswer<A extends AnswerOfRound>(answers: readonly A[]): A | undefined {
  return answers.find(
    ({ round, bureau, scan }) =>
      scan !== undefined &&
      scan.state !== 'confirmed' &&
      scan.state !== 'set_aside' &&
      !answers.some((other) => other.round === round && other.bureau === bureau && other.problem === null),
  )
}
