/** The dispute engine from the command line; see run-audit.ts. Running this file is its only effect. */
import { runAudit } from './command-line/run-audit.ts'

const now = new Date()
const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  .map((part) => String(part).padStart(2, '0'))
  .join('-')

const { exitCode, output, problems } = await runAudit(process.argv.slice(2), today)
for (const problem of problems) console.error(problem)
if (output !== '') console.log(output)
process.exitCode = exitCode
