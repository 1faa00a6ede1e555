import { failPower } from '../test/recovery/power-failures.ts'

/**
 * Power failures amid the writes of the embedded database (docs/decisions/100).
 * @returns a sentence for each acknowledged row that is lost, and for a database that does not open
 */
export async function soakPower(
  options: { failures: number; seed: number },
  print: (line: string) => void,
): Promise<string[]> {
  const { acknowledged, flushes, faults } = await failPower({ ...options, print })
  print(
    `  ${options.failures} power failures: ${acknowledged} acknowledged rows looked for again, ${flushes} flushes`,
  )
  return faults
}
