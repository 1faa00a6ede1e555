/** The dispute engine from the command line; see run-audit.ts. Running this file is its only effect. */
import { localDay } from '../shared/rules/civil-days.ts'
import { runAudit } from './command-line/run-audit.ts'

const { exitCode, output, problems } = await runAudit(process.argv.slice(2), localDay(new Date()))
for (const problem of problems) console.error(problem)
if (output !== '') console.log(output)
process.exitCode = exitCode
