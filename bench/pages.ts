import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { fileURLToPath } from 'node:url'
import { pages } from '../src/shared/pages.ts'
import { serverEnvironment } from '../test/recovery/killable-server.ts'
import { runProcess } from '../test/support/run-process.ts'
import { scoreNames, scorePage, waitNames } from './page-scores.ts'
import { weighPage } from './page-weight.ts'
import { runNginx } from './run-nginx.ts'
import { startThroughput } from './throughput.ts'

/** Nobody lists them, and everybody who buys or applies waits for them. */
const formPages = ['/checkout', '/readiness-intake', '/account/sign-in']
const built = 'dist/server/main.js'

/**
 * What a visitor waits for, of every page that search engines may list: its bytes, Lighthouse's scores, and how many of
 * it the built server sends in a second, beside nginx with the same file. All over loopback; judges nothing.
 */
export async function benchPages(print: (line: string) => void): Promise<void> {
  if (!existsSync(fileURLToPath(new URL(`../${built}`, import.meta.url)))) {
    print('Pages: there is no build to measure; run `npm run build` first.')
    return
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'armor-bench-pages-'))
  const server = runProcess(built, [], serverEnvironment(folder))
  try {
    const [, address = ''] = await server.waitFor(/^ready (http:\/\/localhost:\d+)$/m, 120_000)
    const paths = pages.filter((page) => page.indexed).map((page) => page.path)
    await printWeights(address, [...paths, ...formPages], print)
    await printThroughput(address.replace('localhost', '127.0.0.1'), paths, print)
    await printScores(address, [...paths, ...formPages], print)
  } finally {
    server.kill('SIGTERM')
    await server.ended
    await rm(folder, { recursive: true, force: true })
  }
}

const columns = (cells: readonly (string | number)[]) =>
  cells.map((cell) => String(cell).padStart(16)).join('')
const row = (path: string, cells: readonly (string | number)[]) => `  ${path.padEnd(30)}${columns(cells)}`

async function printWeights(address: string, paths: readonly string[], print: (line: string) => void) {
  print('Pages: bytes on the wire (brotli); style and script are kept by the browser for ever')
  print(row('', ['HTML', 'style', 'script']))
  for (const each of paths) {
    const { html, style, script } = await weighPage(address + each)
    print(row(each, [html, style, script]))
  }
}

async function printThroughput(address: string, paths: readonly string[], print: (line: string) => void) {
  const files = new Map<string, string>()
  for (const each of paths) files.set(each, await (await fetch(address + each)).text())
  const nginx = await runNginx(files)
  if (nginx === null) print('  nginx is not installed; to see it beside: apt-get install nginx-light')
  const throughput = startThroughput()
  try {
    print('Pages: answers a second to 32 connections, gzip, one process each')
    print(row('', ['ARMOR', 'nginx']))
    // Once for nothing: code that has not run yet is slower.
    await throughput.run(address)
    for (const each of paths) {
      const own = await throughput.run(address + each)
      const other = nginx === null ? null : await throughput.run(nginx.address + each)
      print(row(each, [own.toFixed(0), other?.toFixed(0) ?? '-']))
    }
  } finally {
    throughput.close()
    await nginx?.close()
  }
}

async function printScores(address: string, paths: readonly string[], print: (line: string) => void) {
  print('Pages: scores of Lighthouse, 0 to 100, and what its slow telephone waits for')
  print(row('', [...scoreNames, ...waitNames]))
  for (const each of paths) {
    const answer = await scorePage(address + each)
    if ('reason' in answer) {
      print(`  Lighthouse could not be run: ${answer.reason}`)
      return
    }
    print(row(each, [...answer.scores.map((score) => score ?? '-'), ...answer.waits]))
  }
}
