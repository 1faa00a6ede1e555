/**
 * `npm run soak:kills [-- KILLS]`: hard kills of the product during intakes and processing, a thousand when nothing is said. They are
 * made in rounds of twenty, each on data of its own. Where it was stopped the next run goes on; it prints how many there
 * were, and exits with 1 when anything was ever lost or doubled.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import { soakKills } from './soak-kills.ts'

const folder = fileURLToPath(new URL('../node_modules/.cache/armor', import.meta.url))
const file = `${folder}/soak-kills.json`
const progressShape = z.object({ kills: z.number(), faults: z.array(z.string()) })
const killsOfRound = 20

const [wanted = 1_000] = process.argv.slice(2).map(Number)
const progress = existsSync(file)
  ? progressShape.parse(JSON.parse(readFileSync(file, 'utf8')))
  : { kills: 0, faults: [] }

while (progress.kills < wanted) {
  const seed = progress.kills + 1
  const kills = Math.min(killsOfRound, wanted - progress.kills)
  const faults = await soakKills({ kills, seed }, (line) => console.log(line))
  progress.kills += kills
  progress.faults.push(...faults.map((fault) => `round of seed ${seed}: ${fault}`))
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${file}.new`, JSON.stringify(progress))
  renameSync(`${file}.new`, file)
  console.log(`${progress.kills} of ${wanted} kills, ${progress.faults.length} things wrong`)
}
for (const fault of progress.faults) console.log(`WRONG: ${fault}`)
console.log(`${progress.kills} kills, ${progress.faults.length} things wrong`)
process.exit(progress.faults.length === 0 ? 0 : 1)
