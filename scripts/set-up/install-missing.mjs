import { existsSync, readFileSync } from 'node:fs'
import * as path from 'node:path'
import { runStep } from './run-step.mjs'

/**
 * Installs the packages of the lock file when they are not what is in node_modules. Ends the process with one
 * sentence when that does not work.
 */
export async function installMissing(root) {
  if (isInstalled(root)) return
  console.error('Installing packages (npm ci) ...')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  // A connection that went silent is given up after a minute (npm waits five) and tried anew.
  const patience = ['--fetch-timeout=60000', '--fetch-retries=5']
  const { code, output } = await runStep(
    npm,
    ['ci', '--include=dev', '--no-audit', '--no-fund', ...patience],
    {
      cwd: root,
    },
  )
  if (code === 0) return
  console.error(output)
  console.error(
    'The packages could not be installed: check the network and the registry that npm uses, and try again.',
  )
  process.exit(1)
}

/** Whether every package of the lock file stands in node_modules in its version. Optional ones may be absent. */
function isInstalled(root) {
  const installedList = path.join(root, 'node_modules/.package-lock.json')
  if (!existsSync(installedList)) return false
  const wanted = readPackages(path.join(root, 'package-lock.json'))
  const installed = readPackages(installedList)
  return Object.entries(wanted).every(([place, { version, optional, devOptional }]) => {
    if (place === '') return true
    const found = installed[place]
    if (found === undefined) return optional === true || devOptional === true
    return found.version === version && existsSync(path.join(root, place))
  })
}

const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages
