import process from 'node:process'

/**
 * What some work came to, and what it took of this process's processor time in seconds, all threads together. Bounds are set in it, not
 * on a clock: a machine that is busy with other tests lengthens what a clock says of the same work many times over.
 */
export async function processorSecondsOf<Result>(work: () => Result | Promise<Result>) {
  const begun = process.cpuUsage()
  const result = await work()
  const { user, system } = process.cpuUsage(begun)
  return { result, seconds: (user + system) / 1e6 }
}
