#!/usr/bin/env node
// The product without npm. `armor.mjs`: the server. `armor.mjs NAME ARGS…`: one command on its data, such as backup; `armor.mjs audit
// FILE.pdf…`: the engine alone. Built-in modules only, so that an old Node is told so in one sentence.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `ARMOR needs Node 20.19 or newer, and this is Node ${process.versions.node}: install a newer one.`,
  )
  process.exit(1)
}

const [name] = process.argv.slice(2)
if (name === undefined || name === 'serve') await import('../dist/server/main.js')
else if (name === 'audit') {
  process.argv.splice(2, 1)
  await import('../dist/engine/command-line.js')
} else await import('../dist/server/command.js')
