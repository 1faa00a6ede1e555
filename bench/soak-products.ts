import { isBuilt, walkShare } from './walk-share.ts'

/** What of the table of products is walked, by the mark in the names of its tests. */
const shares = {
  '@alone': 'products bought alone, used to their end, and refunded',
  '@credited': 'products bought after a session',
  '@upgraded': 'packages bought after a lower one',
  '@cancelled': 'subscriptions cancelled',
  '@elsewhere': 'kinds of buyers who sign in elsewhere, by keyboard on a phone, in Spanish',
}

/**
 * The whole table of products, through the buttons of the built product in a real browser (docs/decisions/077). Prints of each share
 * how many passed. @returns a sentence for each share in which something failed
 */
export async function soakProducts(print: (line: string) => void): Promise<string[]> {
  if (!isBuilt()) {
    return ['no product was bought in a browser: there is no build, run `npm run build` first']
  }
  const faults: string[] = []
  for (const [mark, what] of Object.entries(shares)) {
    const { passed, failed } = await walkShare(mark)
    print(`  ${passed} of ${passed + failed} ${what}`)
    if (failed > 0 || passed === 0) faults.push(`${failed} of ${passed + failed} ${what} ended otherwise`)
  }
  return faults
}
