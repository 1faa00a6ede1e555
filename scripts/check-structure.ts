// Part of `npm test`: the closed list of file roles, the file-size budget, and what may stand where.
import { fileURLToPath } from 'node:url'
import { checkNames } from './structure/check-names.ts'
import { checkRoles } from './structure/check-roles.ts'
import { checkSelects } from './structure/check-selects.ts'
import { checkSizes } from './structure/check-sizes.ts'
import { checkText } from './structure/check-text.ts'
import { readSourceFiles } from './structure/source-file.ts'

const files = readSourceFiles(fileURLToPath(new URL('..', import.meta.url)))
const problems = [
  ...checkNames(files),
  ...checkRoles(files),
  ...checkSelects(files),
  ...checkSizes(files),
  ...checkText(files),
]
for (const problem of problems) console.log(problem)
console.log(`${files.length} files, ${problems.length} problems`)
process.exitCode = problems.length === 0 ? 0 : 1
