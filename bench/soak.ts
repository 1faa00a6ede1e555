/**
 * `npm run soak [-- KILLS [SEED]]`: a thousand copies of one webhook, fifty thousand requests of every kind as nobody and as many signed in, a flood on the live channel, 20 kills
 * during intake and processing, a hundred power failures under the embedded database, two hundred restarts of PostgreSQL, then every product bought and used in a browser, a
 * client's whole way walked in five other ways, every sample read in a browser, reports whose lines are lost, moved and parted, and the release with each long-term version of
 * Node. Prints what was lost, doubled or invented, and exits with 1 when something was.
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
import { soakWays } from './soak-ways.ts'
import { soakWebhooks } from './soak-webhooks.ts'

const [kills = 20, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number)
const print = (line: string) => console.log(line)

print('A thousand copies of one webhook')
const faults = await soakWebhooks(print)
print('Requests of every kind, made from the OpenAPI document')
faults.push(...(await soakFuzz({ requests: 50_000, seed }, print)))
print('A flood on the live channel')
faults.push(...(await soakFlood(print)))
print(`${kills} kills during intake and processing (seed ${seed})`)
faults.push(...(await soakKills({ kills, seed }, print)))
print('Power failures under the embedded database')
faults.push(...(await soakPower({ failures: 100, seed }, print)))
print('Restarts of PostgreSQL under load')
faults.push(...(await soakRestarts({ restarts: 200, seed }, print)))
print('Every product, bought in a browser')
faults.push(...(await soakProducts(print)))
print('The whole way of a client, otherwise')
faults.push(...(await soakWays(print)))
print('Every sample, read in a browser')
faults.push(...(await soakFirstLook(print)))
print('Reports with lost, moved and parted lines')
faults.push(...(await soakReading(print)))
print('The release, with each long-term version of Node')
faults.push(...(await soakRelease(print)))
for (const fault of faults) print(`WRONG: ${fault}`)
print(faults.length === 0 ? 'nothing was lost, doubled or invented' : `${faults.length} things are wrong`)
process.exit(faults.length === 0 ? 0 : 1)
