// `npm start`: everything that a machine with only Node and npm needs, then the server. Built-in modules only.
import { fileURLToPath } from 'node:url'
import { buildWhenStale } from './set-up/build-product.mjs'
import { checkNode } from './set-up/check-node.mjs'
import { installMissing } from './set-up/install-missing.mjs'

checkNode()
const root = fileURLToPath(new URL('..', import.meta.url))
await installMissing(root)
await buildWhenStale(root)
await import(new URL('../dist/server/main.js', import.meta.url).href)
