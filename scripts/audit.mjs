// `npm run -s audit -- FILE...`: the dispute engine from the command line. Only the engine prints on standard output.
import { fileURLToPath } from 'node:url'
import { buildWhenStale } from './set-up/build-product.mjs'
import { checkNode } from './set-up/check-node.mjs'
import { installMissing } from './set-up/install-missing.mjs'

checkNode()
const root = fileURLToPath(new URL('..', import.meta.url))
await installMissing(root)
await buildWhenStale(root)
await import(new URL('../dist/engine/command-line.js', import.meta.url).href)
