import { isBuilt, walkShare } from './walk-share.ts'

/**
 * The whole way of a client at a phone's width, from the checkout to round 2, walked otherwise than by thumb in English (docs/decisions/085).
 * @returns a sentence when one of them ended otherwise
 */
export async function soakWays(print: (line: string) => void): Promise<string[]> {
  if (!isBuilt()) return ['no way was walked in a browser: there is no build, run `npm run build` first']
  const { passed, failed } = await walkShare('@way')
  print(
    `  ${passed} of ${passed + failed}: by keyboard, in Spanish, with a camera, with the connection lost at every press`,
  )
  return failed > 0 || passed === 0 ? [`${failed} of ${passed + failed} ways ended otherwise`] : []
}
