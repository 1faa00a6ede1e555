/** Does a write; the first one before any other. */
export type FirstWrite = <Reply>(write: () => Promise<Reply>) => Promise<Reply>

/**
 * For what a visitor writes whom the server may not know yet: the answer to the first write brings the cookie that the
 * others then carry. Sent beside it, each would be given a session of its own, and only one of them is found again.
 */
export function firstWriteFirst(): FirstWrite {
  let first: Promise<void> | undefined
  return (write) => {
    if (first !== undefined) return first.then(write)
    const reply = write()
    first = reply.then(
      () => undefined,
      () => {
        // It brought no cookie: the next one is the first.
        first = undefined
      },
    )
    return reply
  }
}
