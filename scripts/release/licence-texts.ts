import type { DescribedPackage } from './described-package.ts'

/** One text file: each licence once, after the packages that come under it. */
export function licenceTexts(packages: readonly DescribedPackage[]): string {
  const byText = new Map<string, Set<string>>()
  for (const one of packages) {
    const named = `${one.name} ${one.version}${one.license === '' ? '' : ` (${one.license})`}`
    const texts =
      one.licenseTexts.length > 0 ? one.licenseTexts : ['The package brings no text of its licence along.']
    for (const text of texts) byText.set(text, (byText.get(text) ?? new Set<string>()).add(named))
  }
  const line = '='.repeat(80)
  const parts = [...byText].map(([text, names]) => `${[...names].sort().join('\n')}\n\n${text}\n`)
  return `ARMOR is made with these packages of others.\n\n${parts.map((part) => `${line}\n${part}`).join('\n')}`
}
