// Part of `npm test`: the direction of imports and no cycles, by dependency-cruiser with `.dependency-cruiser.cjs`, and the
// floors of the server's features with no circle between folders, by `structure/floors.ts`.
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { circlesOfFolders } from './structure/floors.ts'
import { cruiseResult, importsOf, judgeImports } from './structure/judge-imports.ts'
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
const result = cruiseResult.parse(JSON.parse(output))
const problems = judgeImports(result, files)
const circles = circlesOfFolders(importsOf(result))
for (const problem of problems) console.log(problem)
console.log(`${files.length} files, ${circles.length} circles between folders, ${problems.length} problems`)
process.exitCode = problems.length === 0 ? 0 : 1
