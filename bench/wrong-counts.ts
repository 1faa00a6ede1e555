import type { Aftermath } from '../test/recovery/judge-aftermath.ts'

/**
 * What is not as many as `clients` who each paid, sent three reports and got their six documents have.
 * @returns one sentence each
 */
export function wrongCounts(found: Aftermath, clients: number, print: (line: string) => void): string[] {
  const expected = {
    clients,
    settledPayments: clients,
    receipts: clients,
    runs: clients,
    documents: 6 * clients,
    currentReports: 3 * clients,
  }
  const { unreadableFiles, ...counts } = found
  const counted = Object.entries(counts).map(([name, count]) => `${count} ${inWords(name)}`)
  print(`  ${counted.join(', ')}; ${unreadableFiles.length} files that cannot be opened`)
  const wrong = Object.entries(expected).flatMap(([name, count]) => {
    const there = found[name as keyof typeof expected]
    return there === count ? [] : [`${name}: ${there} instead of ${count}`]
  })
  return [...wrong, ...found.unreadableFiles.map((key) => `the file ${key} cannot be opened`)]
}

const inWords = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
