// `npm run dev`: the server restarts when its sources change, the pages change under the hand. Opens at the printed address.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { checkNode } from './set-up/check-node.mjs'
import { installMissing } from './set-up/install-missing.mjs'

checkNode()
const root = fileURLToPath(new URL('..', import.meta.url))
await installMissing(root)

const pagePort = process.env.PORT ?? '3000'
const apiPort = String(Number(pagePort) + 1)
const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${pagePort}`
const environment = { ...process.env, PUBLIC_URL: publicUrl, ARMOR_API_PORT: apiPort }
const watch = ['watch', '--clear-screen=false', '--include', 'src/engine/**', 'src/server/main.ts']
const children = [
  spawn(`${root}/node_modules/.bin/tsx`, watch, {
    cwd: root,
    stdio: 'inherit',
    env: { ...environment, PORT: apiPort },
  }),
  spawn(`${root}/node_modules/.bin/vite`, ['--port', pagePort, '--strictPort'], {
    cwd: root,
    stdio: 'inherit',
    env: environment,
  }),
]
const stop = () => {
  for (const child of children) child.kill('SIGTERM')
}
for (const child of children) child.on('exit', stop)
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
