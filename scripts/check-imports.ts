// Part of `npm test`: the direction of imports and no cycles, by dependency-cruiser with `.dependency-cruiser.cjs`.
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { cruiseResult, judgeImports } from './structure/judge-imports.ts'
import { readSourceFiles, sourceFolders } from './structure/source-file.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const output = execFileSync(
  `${root}/node_modules/.bin/depcruise`,
  ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...sourceFolders],
  { cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
)
const files = readSourceFiles(root)
  .map(({ path }) => path)
  .filter((path) => /\.tsx?$/.test(path))
const problems = judgeImports(cruiseResult.parse(JSON.parse(output)), files)
for (const problem of problems) console.log(problem)
console.log(`${files.length} files, ${problems.length} problems`)
process.exitCode = problems.length === 0 ? 0 : 1
