/** Makes the finding of the home page again: the data file and its pictures. Running this file is its only effect. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { makeProof } from './web-build/make-proof.ts'

const root = new URL('../', import.meta.url)
const { finding, pictures } = await makeProof()
const text = `/**
 * A finding as the engine makes it from a synthetic report of the test fixtures: \`npx tsx scripts/write-proof.ts\` writes
 * this file and its pictures, and a test makes them again and compares. Nobody in it exists.
 */
export const markedFinding = ${JSON.stringify(finding, null, 2)}

export type MarkedFinding = typeof markedFinding
`
writeFileSync(new URL('src/web/features/site/proof/marked-finding.ts', root), text)
const folder = new URL('src/web/public/proof/', root)
mkdirSync(folder, { recursive: true })
for (const { name, png } of pictures) writeFileSync(new URL(name, folder), png)
console.log(
  `Written: ${finding.title}, ${pictures.length} pictures. Now run: npx biome check --write src/web/features/site/proof`,
)
