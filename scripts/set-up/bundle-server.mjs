import * as fs from 'node:fs/promises'
import * as path from 'node:path'

const entries = ['main', 'command']
/** Of many small files, and without files of their own that they read: put into ours. All other packages are found when they are needed. */
const boundPackages = ['drizzle-orm', 'stripe', 'zod']

/**
 * Binds what the server's start reads, two thousand small files, into a few: finding and reading them was half of a start. The files of `tsc`
 * stay beside them, for the children and for whatever is found by its address; the entries among them lead to the bound ones.
 * @param next folder with the compiled `server`, `engine` and `shared`; the bound files go into its `bundle`
 */
export async function bundleServer(root, next) {
  const { build } = await import('vite')
  const mode = process.env.NODE_ENV
  try {
    await bindEntries(build, root, next)
  } finally {
    // Vite says in the environment of its process that it builds for production: whoever is started next would take it for theirs.
    if (mode === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = mode
  }
}

async function bindEntries(build, root, next) {
  const outDir = path.join(next, 'bundle')
  const input = Object.fromEntries(entries.map((name) => [name, path.join(next, 'server', `${name}.js`)]))
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
        input,
        // What one place loads later, another one needs at the start: then it is there. How long a build took on a busy machine is no fault.
        checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          codeSplitting: { groups: [{ name: filesOfStart(input) }] },
        },
      },
    },
  })
  for (const name of entries)
    await fs.writeFile(path.join(next, 'server', `${name}.js`), `import '../bundle/${name}.js'\n`)
}

/**
 * Names the file of what an entry reads at its start: one of what both need, and one of what the server needs alone. Each of three hundred
 * files cost half a millisecond of every start. What is loaded later stays apart, and so do the entries, which run when they are loaded.
 */
function filesOfStart(input) {
  const reached = new Map()
  const reachedFrom = (entry, graph) => {
    const known = new Set()
    const open = [entry]
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (known.has(next)) continue
      known.add(next)
      open.push(...(graph.getModuleInfo(next)?.importedIds ?? []))
    }
    return known
  }
  return (id, graph) => {
    if (reached.size === 0)
      for (const [name, entry] of Object.entries(input)) reached.set(name, reachedFrom(entry, graph))
    if (Object.values(input).includes(id)) return null
    if (!reached.get('main').has(id)) return null
    return reached.get('command').has(id) ? 'start' : 'start-of-server'
  }
}

/** A bound file that looks for something beside itself looks where it stood before. */
function ownAddresses(next, outDir) {
  return {
    name: 'own-addresses',
    enforce: 'pre',
    transform: {
      filter: { code: 'import.meta.url' },
      handler(code, id) {
        if (!id.startsWith(next)) return null
        const before = path.relative(outDir, id).replaceAll(path.sep, '/')
        return code.replaceAll('import.meta.url', `new URL('${before}', import.meta.url).href`)
      },
    },
  }
}
