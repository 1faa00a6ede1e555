import * as path from 'node:path'

/** A bound file that looks for something beside itself looks where it stood before. */
export function ownAddresses(next, outDir) {
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
