// `npm run backup` and its like: builds what is missing, then runs one command of the server.
import { fileURLToPath } from 'node:url'
import { buildWhenStale } from './set-up/build-product.mjs'
import { checkNode } from './set-up/check-node.mjs'
import { installMissing } from './set-up/install-missing.mjs'

checkNode()
const root = fileURLToPath(new URL('..', import.meta.url))
await installMissing(root)
await buildWhenStale(root)
await import(new URL('../dist/server/command.js', import.meta.url).href)
