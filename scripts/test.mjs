// `npm test`: installs what is missing, checks everything, and prints how many tests passed. Stops at the first failure.
import { existsSync, readFileSync } from 'node:fs'
import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildProduct } from './set-up/build-product.mjs'
import { checkNode } from './set-up/check-node.mjs'
import { findChromium } from './set-up/find-chromium.mjs'
import { installMissing } from './set-up/install-missing.mjs'
import { runCompiler, runTool } from './set-up/run-step.mjs'

checkNode()
const root = fileURLToPath(new URL('..', import.meta.url))
await installMissing(root)
const chromium = await findChromium(root)
const results = await fs.mkdtemp(path.join(tmpdir(), 'armor-results-'))
const counts = { passed: 0, failed: 0 }

const tool = (name, ...args) => runTool(root, name, args)
const typecheck = (project) => runCompiler(root, ['-p', project])

// Two cores: what needs nothing of the others runs beside them, the longest first.
await Promise.all([
  inTurn([
    ['types: server', () => typecheck('tsconfig.json')],
    ['imports', () => tool('tsx', 'scripts/check-imports.ts')],
    ['types: shared', () => typecheck('tsconfig.shared.json')],
  ]),
  inTurn([
    ['style', () => tool('biome', 'check', '--error-on-warnings')],
    ['structure', () => tool('tsx', 'scripts/check-structure.ts')],
    ['types: web', () => typecheck('tsconfig.web.json')],
    ['types: browser tests', () => typecheck('tsconfig.e2e.json')],
    ['nothing unused', () => tool('knip')],
  ]),
])
// Before the tests: the built empty database makes the first starts in them a matter of seconds.
await step('build', () => buildProduct(root))
await step('unit and database tests', runVitest)
await step('browser tests', runPlaywright)
finish()

async function inTurn(steps) {
  for (const [name, run] of steps) await step(name, run)
}

/** When it fails, prints what it said and ends. */
async function step(name, run) {
  const started = performance.now()
  const { code, output } = await run()
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  if (code === 0) {
    console.log(`ok    ${name} (${seconds} s)`)
    return
  }
  console.log(output)
  console.log(`FAILED ${name} (${seconds} s)`)
  // A failed check that is no test counts as one failure, so that the last line never reads as a success.
  if (counts.failed === 0) counts.failed = 1
  finish()
}

async function runVitest() {
  const file = path.join(results, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  // One more than the two cores that are there at least: a test that waits leaves its core to another.
  const outcome = await runTool(root, 'vitest', ['run', '--maxWorkers=3', ...reporters], {
    env: { ...process.env, ARMOR_BUILT: 'yes' },
  })
  if (existsSync(file)) {
    const report = JSON.parse(readFileSync(file, 'utf8'))
    counts.passed += report.numPassedTests
    counts.failed += report.numFailedTests
    refuseSkipped(outcome, report.numPendingTests + report.numTodoTests)
  }
  return outcome
}

async function runPlaywright() {
  const file = path.join(results, 'playwright.json')
  const environment = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file, CHROMIUM_PATH: chromium }
  const outcome = await runTool(root, 'playwright', ['test', '--reporter=line,json'], { env: environment })
  if (existsSync(file)) {
    const { stats } = JSON.parse(readFileSync(file, 'utf8'))
    counts.passed += stats.expected + stats.flaky
    counts.failed += stats.unexpected
    refuseSkipped(outcome, stats.skipped)
  }
  return outcome
}

function refuseSkipped(outcome, skipped) {
  if (skipped === 0) return
  outcome.code = 1
  outcome.output += `\n${skipped} tests were skipped: a test runs or is removed.\n`
}

function finish() {
  console.log(`${counts.passed} passed, ${counts.failed} failed`)
  process.exit(counts.failed === 0 ? 0 : 1)
}
