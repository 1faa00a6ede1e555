/** `npm run bench`: prints how fast the product is beside well-known tools, in one run. Judges nothing. */
import { cpus } from 'node:os'
import { benchClientRead } from './read-client.ts'
import { benchReading } from './read-reports.ts'
import { benchUnderLoad } from './read-under-load.ts'
import { benchWriting } from './write-letters.ts'

const print = (line: string) => console.log(line)

print(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}`)
print('What is not said to be built runs from source, which a cold child compiles first (tsx).')
await benchReading(print)
await benchWriting(print)
await benchClientRead(print)
await benchUnderLoad(print)
process.exit(0)
