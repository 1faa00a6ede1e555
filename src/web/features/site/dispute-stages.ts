/** The four stages of a dispute in days from its start, the same for leases and collections (specification, section 9). */
const windows = [
  { from: 3, to: 5 },
  { from: 30, to: 45 },
  { from: 60, to: 90 },
  { from: 90, to: 180 },
]

/** The stages as a timeline draws them. `days` says from when to when: '30-45 days'. */
export function disputeStages(
  stages: readonly { title: string; text: string }[],
  days: (from: number, to: number) => string,
) {
  return windows.flatMap(({ from, to }, position) => {
    const stage = stages[position]
    return stage ? [{ ...stage, when: days(from, to), from, to }] : []
  })
}
