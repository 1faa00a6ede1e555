// `npm test`: installs what is missing, checks everything, and prints how many tests passed. The first failure ends all of it and is
// printed last.
import { existsSync, readFileSync } from 'node:fs'
import * as fs from 'node:fs/promises'
import { tmpdir, totalmem } from 'node:os'
import * as path from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildProduct } from './set-up/build-product.mjs'
import { checkNode } from './set-up/check-node.mjs'
import { failedTests } from './set-up/failed-tests.mjs'
import { findChromium } from './set-up/find-chromium.mjs'
import { installMissing } from './set-up/install-missing.mjs'
import { runCompiler, runTool, stopRunning } from './set-up/run-step.mjs'

checkNode()
const root = fileURLToPath(new URL('..', import.meta.url))
await installMissing(root)
const chromium = await findChromium(root)
const results = await fs.mkdtemp(path.join(tmpdir(), 'armor-results-'))
const counts = { passed: 0, failed: 0 }
let isFailed = false

class FailedStep extends Error {
  constructor(label, output) {
    super(label)
    this.output = output
  }
}

const tool = (name, ...args) => runTool(root, name, args)
const typecheck = (project) => runCompiler(root, ['-p', project])

// Before the tests: the built empty database makes the first starts in them a matter of seconds.
const build = ['build', () => buildProduct(root)]
const unitTests = ['unit and database tests', runVitest]
const browserTests = ['browser tests', runPlaywright]
const checks = [
  ['style', () => tool('biome', 'check', '--error-on-warnings')],
  ['structure', () => tool('tsx', 'scripts/check-structure.ts')],
  ['types: server', () => typecheck('tsconfig.json')],
  ['types: web', () => typecheck('tsconfig.web.json')],
  ['types: browser tests', () => typecheck('tsconfig.e2e.json')],
  ['types: shared', () => typecheck('tsconfig.shared.json')],
  ['imports', () => tool('tsx', 'scripts/check-imports.ts')],
  ['nothing unused', () => tool('knip')],
]

// A browser test waits for a tenth of its time, and so do tests of processes: whatever runs beside them uses that (decision 095).
const lanes = [inTurn(checks), inTurn([build]).then(runTests)]
try {
  await Promise.all(lanes)
} catch (failure) {
  if (!(failure instanceof FailedStep)) throw failure
  isFailed = true
  await stopRunning()
  // A build that was stopped clears away what it began.
  await Promise.allSettled(lanes)
  console.log(failure.output)
  console.log(`FAILED ${failure.message}`)
  // A failed check that is no test counts as one failure, so that the last line never reads as a success.
  if (counts.failed === 0) counts.failed = 1
}
console.log(`${counts.passed} passed, ${counts.failed} failed`)
process.exit(counts.failed === 0 ? 0 : 1)

function runTests() {
  return isRoomy()
    ? Promise.all([inTurn([unitTests]), inTurn([browserTests])])
    : inTurn([unitTests, browserTests])
}

async function inTurn(steps) {
  for (const [name, run] of steps) await step(name, run)
}

/** Throws FailedStep with what it said when it fails. */
async function step(name, run) {
  if (isFailed) return
  const started = performance.now()
  const { code, output } = await run()
  const label = `${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`
  if (code !== 0) throw new FailedStep(label, output)
  console.log(`ok    ${label}`)
}

/** Unit and browser tests take six gigabytes at the same time, the checks beside them another. */
function isRoomy() {
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY) > 8e9
}

async function runVitest() {
  const file = path.join(results, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  // One more than the two cores that are there at least: a test that waits leaves its core to another.
  const outcome = await runTool(root, 'vitest', ['run', '--maxWorkers=3', ...reporters], {
    env: { ...process.env, ARMOR_BUILT: 'yes', CHROMIUM_PATH: chromium },
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
    const report = JSON.parse(readFileSync(file, 'utf8'))
    const { stats } = report
    counts.passed += stats.expected + stats.flaky
    counts.failed += stats.unexpected
    outcome.output += `\n${failedTests(report)}\n`
    refuseSkipped(outcome, stats.skipped)
  }
  return outcome
}

function refuseSkipped(outcome, skipped) {
  if (skipped === 0) return
  outcome.code = 1
  outcome.output += `\n${skipped} tests were skipped: a test runs or is removed.\n`
}
