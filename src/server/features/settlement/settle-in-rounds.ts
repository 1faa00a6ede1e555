/** Settlements of one payment at once: each round one of them gets through, and the others find nothing more to do. */
const rounds = 6

/**
 * Runs a settlement until nobody else changed its row between the reading of it and the lock on it. An answer that was
 * asked for before another change is never written: it is asked for anew.
 * @param round reads what is known, asks the provider and writes under the lock; null when the row has another version by then
 * @param subject of the error: 'payment pi_1'. Throws it when others change the row all the time.
 */
export async function settleInRounds<T extends object>(
  subject: string,
  round: () => Promise<T | null>,
): Promise<T> {
  for (let count = 0; count < rounds; count += 1) {
    const settled = await round()
    if (settled !== null) return settled
  }
  throw new Error(`${subject} was changed by others all the time`)
}
