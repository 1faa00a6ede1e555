// `npm run build`: dist/ anew.
import { fileURLToPath } from 'node:url'
import { buildProduct } from './set-up/build-product.mjs'
import { checkNode } from './set-up/check-node.mjs'
import { installMissing } from './set-up/install-missing.mjs'

checkNode()
const root = fileURLToPath(new URL('..', import.meta.url))
await installMissing(root)
const { code, output } = await buildProduct(root)
process.stdout.write(output)
process.exitCode = code
