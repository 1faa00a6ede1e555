/**
 * `npm run bench`: prints how fast the product is, beside well-known tools where there are some. Judges nothing.
 * `npm run bench -- list` runs one part: reading, recognition, writing, peers, start, client, totals, edits, uploads, intakes, load, all,
 * list, applications, bulk, pages, portal or look, or `million`, which takes an hour and more.
 */
import { cpus } from 'node:os'
import { benchBesidePeers } from './beside-peers.ts'
import { benchBulkActs } from './bulk-acts.ts'
import { benchTotals } from './dashboard-totals.ts'
import { benchEdits } from './edit-to-sockets.ts'
import { benchFirstLook } from './first-look.ts'
import { benchIntakes } from './intakes.ts'
import { benchApplicationList } from './list-applications.ts'
import { benchClientList } from './list-clients.ts'
import { benchLongList } from './long-list.ts'
import { benchMillionRows } from './million-rows.ts'
import { benchPages } from './pages.ts'
import { benchPortal } from './portal.ts'
import { benchClientRead } from './read-client.ts'
import { benchReading } from './read-reports.ts'
import { benchUnderLoad } from './read-under-load.ts'
import { benchRecognition } from './recognise-pages.ts'
import { benchStart } from './start-and-idle.ts'
import { benchUploads } from './uploads.ts'
import { benchWriting } from './write-letters.ts'

const print = (line: string) => console.log(line)
const parts = {
  reading: benchReading,
  recognition: benchRecognition,
  writing: benchWriting,
  peers: benchBesidePeers,
  start: benchStart,
  client: benchClientRead,
  totals: benchTotals,
  edits: benchEdits,
  uploads: benchUploads,
  intakes: benchIntakes,
  load: benchUnderLoad,
  all: benchLongList,
  list: benchClientList,
  applications: benchApplicationList,
  bulk: benchBulkActs,
  pages: benchPages,
  portal: benchPortal,
  look: benchFirstLook,
}
/** Run only by their names. */
const long = { million: benchMillionRows }
const wished = process.argv.slice(2)

print(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}`)
print('What is not said to be built runs from source, which a cold child compiles first (tsx).')
for (const [name, run] of Object.entries({ ...parts, ...long })) {
  if (wished.length === 0 ? name in parts : wished.includes(name)) await run(print)
}
process.exit(0)
