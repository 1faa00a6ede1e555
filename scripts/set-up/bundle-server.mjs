import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import { ownAddresses } from './own-addresses.mjs'

/** Of many small files, and without files of their own that they read: put into ours. All other packages are found when they are needed. */
const boundPackages = ['drizzle-orm', 'stripe', 'zod']

/** What the server and its command read at their start. */
const server = { entries: ['server/main', 'server/command'], folder: 'bundle', fileOf: filesOfStart }
/** What each child of the engine reads at its own; apart from the server's, which is another program. */
const children = {
  entries: ['engine/reading/reader-child', 'engine/documents/writer-child'],
  folder: 'bundle/children',
  fileOf: filesOfReading,
}

/**
 * Binds what a start of the server reads, two thousand small files, into a few, and what its children read: finding and reading them was half
 * of a start. The files of `tsc` stay beside them for whatever is found by its address; the entries among them lead to the bound ones.
 * @param next folder with the compiled `server`, `engine` and `shared`; the bound files go into its `bundle`
 */
export async function bundleServer(root, next) {
  const { build } = await import('vite')
  const mode = process.env.NODE_ENV
  try {
    for (const program of [server, children]) await bindEntries(build, { root, next, ...program })
  } finally {
    // Vite says in the environment of its process that it builds for production: whoever is started next would take it for theirs.
    if (mode === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = mode
  }
}

async function bindEntries(build, { root, next, entries, folder, fileOf }) {
  const outDir = path.join(next, folder)
  const fileNamed = (module) => path.join(next, `${module}.js`)
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [ownAddresses(next, outDir)],
    ssr: { noExternal: boundPackages },
    build: {
      ssr: true,
      outDir,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(entries.map((entry) => [path.basename(entry), fileNamed(entry)])),
        // What one place loads later, another one needs at the start: then it is there. How long a build took on a busy machine is no fault.
        checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          codeSplitting: { groups: [{ name: fileOf(fileNamed) }] },
        },
      },
    },
  })
  for (const entry of entries) {
    const bound = path.posix.relative(path.posix.dirname(entry), `${folder}/${path.basename(entry)}.js`)
    await fs.writeFile(fileNamed(entry), `import '${bound}'\n`)
  }
}

/**
 * Names the file of what an entry reads at its start: one of what both need, and one of what the server needs alone. Each of three hundred
 * files cost half a millisecond of every start. What is loaded later stays apart, and so do the entries, which run when they are loaded.
 */
function filesOfStart(fileNamed) {
  const [main, command] = server.entries.map(fileNamed)
  const reached = reachedOnce()
  return (id, graph) => {
    if (id === main || id === command || !reached(main, graph).has(id)) return null
    return reached(command, graph).has(id) ? 'start' : 'start-of-server'
  }
}

/** One file of what a reader loads as soon as it runs, while PDFium is compiled: all that a report is read with. */
function filesOfReading(fileNamed) {
  const entries = children.entries.map(fileNamed)
  const reading = fileNamed('engine/report/read-report')
  const reached = reachedOnce()
  return (id, graph) => (!entries.includes(id) && reached(reading, graph).has(id) ? 'reading' : null)
}

/** What a module imports and what that imports in turn, not what they load later; found once for each. */
function reachedOnce() {
  const found = new Map()
  return (from, graph) => {
    const known = found.get(from) ?? new Set()
    if (found.has(from)) return known
    found.set(from, known)
    const open = [from]
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (known.has(next)) continue
      known.add(next)
      open.push(...(graph.getModuleInfo(next)?.importedIds ?? []))
    }
    return known
  }
}
