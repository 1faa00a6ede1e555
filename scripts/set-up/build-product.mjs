import { existsSync } from 'node:fs'
import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import { bundleServer } from './bundle-server.mjs'
import { runCompiler, runStep, runTool } from './run-step.mjs'

const markFile = 'dist/built'
const codeFolders = ['shared', 'engine', 'server']
/** What a build is made from, beside src. */
const buildFiles = [
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'tsconfig.emit.json',
  'vite.config.ts',
  'app.html',
]
const buildFolders = ['src', 'migrations', 'scripts/web-build', 'scripts/set-up']

/** Else the embedded database is compiled a second time, in the background, for years of work: a fifth of what this step takes. */
const forAStep = '--liftoff-only'

/** Builds when dist is older than what it is made from. Ends the process when that fails. */
export async function buildWhenStale(root) {
  if (await isFresh(root)) return
  console.error('Building ...')
  const { code, output } = await buildProduct(root)
  if (code === 0) return
  console.error(output)
  console.error('The build failed; the first error is above.')
  process.exit(1)
}

/**
 * dist/{shared,engine,server} by tsc file by file with their other assets beside them, dist/bundle of what the server's start needs of
 * them, dist/web by Vite, and the empty database that a first start copies. What runs
 * from dist goes on: the new code is made beside it and takes its place when all of it is there.
 */
export async function buildProduct(root) {
  const release = await takeTurn(root)
  const started = new Date()
  const next = path.join(root, 'dist', `next-${process.pid}`)
  try {
    const results = await Promise.all([
      runCompiler(root, ['-p', 'tsconfig.emit.json', '--outDir', next]),
      runTool(root, 'vite', ['build', '--app', '--logLevel', 'warn']),
    ])
    const failed = results.find(({ code }) => code !== 0)
    if (failed !== undefined) return failed
    await copyAssets(root, next)
    await bundleServer(root, next)
    await fs.rm(path.join(root, markFile), { force: true })
    for (const folder of [...codeFolders, 'bundle']) {
      await fs.rm(path.join(root, 'dist', folder), { recursive: true, force: true })
      await fs.rename(path.join(next, folder), path.join(root, 'dist', folder))
    }
    const empty = await runStep(process.execPath, [
      forAStep,
      path.join(root, 'dist/server/write-empty-database.js'),
    ])
    if (empty.code !== 0) return empty
    await fs.writeFile(path.join(root, markFile), '')
    // What changed while it was built is newer than the mark, and is built the next time.
    await fs.utimes(path.join(root, markFile), started, started)
    return { code: 0, output: results.map(({ output }) => output).join('') }
  } finally {
    await fs.rm(next, { recursive: true, force: true })
    await release()
  }
}

/** One build at a time: a second one waits, unless the process that the lock names is gone. */
async function takeTurn(root) {
  const lock = path.join(root, 'dist', 'building')
  await fs.mkdir(path.dirname(lock), { recursive: true })
  for (;;) {
    try {
      await fs.writeFile(lock, String(process.pid), { flag: 'wx' })
      return () => fs.rm(lock, { force: true })
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    const holder = Number(await fs.readFile(lock, 'utf8').catch(() => '0'))
    if (!isAlive(holder)) await fs.rm(lock, { force: true })
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
}

function isAlive(pid) {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Templates, pictures and the like: everything that tsc leaves behind. */
async function copyAssets(root, next) {
  for (const folder of codeFolders) {
    await fs.mkdir(path.join(next, folder), { recursive: true })
    for (const file of await listFiles(path.join(root, 'src', folder))) {
      if (/\.tsx?$/.test(file)) continue
      const target = path.join(next, path.relative(path.join(root, 'src'), file))
      await fs.mkdir(path.dirname(target), { recursive: true })
      await fs.copyFile(file, target)
    }
  }
}

async function isFresh(root) {
  const mark = path.join(root, markFile)
  if (!existsSync(mark)) return false
  const { mtimeMs } = await fs.stat(mark)
  const folders = buildFolders.map((folder) => path.join(root, folder)).filter((folder) => existsSync(folder))
  const files = (await Promise.all(folders.map(listFiles))).flat()
  const all = [
    ...buildFiles.map((file) => path.join(root, file)).filter((file) => existsSync(file)),
    ...files,
  ]
  const times = await Promise.all(all.map(async (file) => (await fs.stat(file)).mtimeMs))
  return times.every((time) => time <= mtimeMs)
}

async function listFiles(folder) {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
}
