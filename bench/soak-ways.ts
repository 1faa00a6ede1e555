import { isBuilt, walkShare } from './walk-share.ts'

/**
 * The whole way of a client at a phone's width, from the checkout to round 2, walked by thumb and otherwise (docs/decisions/085), and
 * every page at both widths while it loads (docs/decisions/132), and what `npm test` leaves out because other journeys of it walk the same
 * (docs/decisions/192).
 * @returns a sentence when one of them ended otherwise
 */
export async function soakWays(print: (line: string) => void): Promise<string[]> {
  if (!isBuilt()) return ['no way was walked in a browser: there is no build, run `npm run build` first']
  const ways = await walkShare('@way')
  print(
    `  ${ways.passed} of ${ways.passed + ways.failed}: by thumb, by keyboard, in Spanish, with a camera, with the connection lost at every press`,
  )
  const pages = await walkShare('@still')
  print(
    `  ${pages.passed} of ${pages.passed + pages.failed} kinds of pages stand still while they load, at both widths`,
  )
  const again = await walkShare('@soak|@again', '@way|@still')
  print(
    `  ${again.passed} of ${again.passed + again.failed} journeys that \`npm test\` leaves out or walks once`,
  )
  return [
    ...faultsOf(ways, 'ways ended otherwise'),
    ...faultsOf(pages, 'kinds of pages move while they load'),
    ...faultsOf(again, 'journeys that `npm test` leaves out ended otherwise'),
  ]
}

const faultsOf = ({ passed, failed }: { passed: number; failed: number }, what: string): string[] =>
  failed > 0 || passed === 0 ? [`${failed} of ${passed + failed} ${what}`] : []
