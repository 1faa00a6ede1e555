import { isBuilt, walkShare } from './walk-share.ts'

/**
 * What the browser finds in every sample beside what the command finds, byte for byte (docs/decisions/088).
 * @returns a sentence when they differ in one
 */
export async function soakFirstLook(print: (line: string) => void): Promise<string[]> {
  if (!isBuilt()) return ['no sample was read in a browser: there is no build, run `npm run build` first']
  const { passed, failed } = await walkShare('@same')
  print(`  ${passed} of ${passed + failed} samples: the browser finds what the command finds`)
  return failed > 0 || passed === 0 ? [`in ${failed} samples the browser finds something else`] : []
}
