import { setImmediate as nextRound } from 'node:timers/promises'

/**
 * One piece of work after the other, in the order given: who subscribes and leaves again has left. Between two, whatever
 * else waits for this process has its turn; the embedded database would let nobody in between.
 */
export function inTurn(): (work: () => Promise<void>) => Promise<void> {
  let last: Promise<void> = Promise.resolve()
  return (work) => {
    const mine = last.then(() => nextRound()).then(work)
    last = mine.catch(() => undefined)
    return mine
  }
}
