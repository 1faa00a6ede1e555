/**
 * `npm run soak [-- KILLS [SEED]]`: a thousand copies of one webhook, fifty thousand requests of every kind as nobody and as many signed in, a flood on the live channel, 20 kills
 * during intake and processing, a hundred power failures under the embedded database, two hundred restarts of PostgreSQL, then every product bought and used in a browser, a
 * client's whole way walked in five other ways, every sample read in a browser, reports whose lines are lost, moved and parted, and the release with each long-term version of
 * Node. Prints one table with the figures of each part, and what was lost, doubled or invented; exits with 1 when something was.
 */
import { soakFirstLook } from './soak-first-look.ts'
import { soakFlood } from './soak-flood.ts'
import { soakFuzz } from './soak-fuzz.ts'
import { soakKills } from './soak-kills.ts'
import { soakPower } from './soak-power.ts'
import { soakProducts } from './soak-products.ts'
import { soakReading } from './soak-reading.ts'
import { soakRelease } from './soak-release.ts'
import { soakRestarts } from './soak-restarts.ts'
import { type SoakPart, soakTable } from './soak-table.ts'
import { soakWays } from './soak-ways.ts'
import { soakWebhooks } from './soak-webhooks.ts'
import { timed } from './timing.ts'

const [kills = 20, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number)
const progress = (line: string) => console.log(line)
type Print = (line: string) => void

const works: readonly (readonly [what: string, run: (print: Print) => Promise<string[]>])[] = [
  ['A thousand copies of one webhook', soakWebhooks],
  [
    'Requests of every kind, made from the OpenAPI document',
    (print) => soakFuzz({ requests: 50_000, seed }, print),
  ],
  ['A flood on the live channel', soakFlood],
  [
    `${kills} kills during intake and processing (seed ${seed})`,
    (print) => soakKills({ kills, seed }, print, progress),
  ],
  ['Power failures under the embedded database', (print) => soakPower({ failures: 100, seed }, print)],
  ['Restarts of PostgreSQL under load', (print) => soakRestarts({ restarts: 200, seed }, print, progress)],
  ['Every product, bought in a browser', soakProducts],
  ['The whole way of a client, otherwise', soakWays],
  ['Every sample, read in a browser', soakFirstLook],
  ['Reports with lost, moved and parted lines', soakReading],
  ['The release, with each long-term version of Node', soakRelease],
]

const parts: SoakPart[] = []
for (const [what, run] of works) {
  progress(what)
  const figures: string[] = []
  let faults: string[] = []
  const ms = await timed(async () => {
    faults = await run((line) => {
      progress(line)
      figures.push(line)
    })
  })
  parts.push({ what, figures, faults, minutes: ms / 60_000 })
}
for (const line of soakTable(parts)) console.log(line)
const wrong = parts.flatMap(({ faults }) => faults).length
console.log(wrong === 0 ? 'nothing was lost, doubled or invented' : `${wrong} things are wrong`)
process.exit(wrong === 0 ? 0 : 1)
