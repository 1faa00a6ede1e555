import { existsSync } from 'node:fs'
import { runStep, runTool } from './run-step.mjs'

/** Chromium without a window to draw: the browser tests take a third less of the processor's time in it. */
const shell = '/usr/bin/chromium-headless-shell'
const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * A Chromium for the browser tests: Debian's without a window, else the machine's own, else Playwright's own.
 * @returns its path, or '' for Playwright's own. Ends the process with one sentence when there is none to be had.
 */
export async function findChromium(root) {
  if (existsSync(shell) || (await installShell())) return shell
  const own = places.find((place) => existsSync(place))
  if (own !== undefined) return own
  console.error('Installing Chromium for the browser tests ...')
  const { code, output } = await runTool(root, 'playwright', ['install', 'chromium', '--only-shell'])
  if (code === 0) return ''
  console.error(output)
  console.error(
    'The browser tests need Chromium, and it could not be installed: install it and run npm test again.',
  )
  process.exit(1)
}

/** Where this machine's package manager may be asked. A machine without a network has its answer within seconds. */
async function installShell() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.error('Installing Chromium for the browser tests ...')
  const patience = ['DPkg::Lock::Timeout=120', 'Acquire::Retries=1', 'Acquire::http::Timeout=15']
  const apt = (...args) => runStep('apt-get', [...patience.flatMap((one) => ['-o', one]), '-y', ...args])
  const install = () => apt('install', '--no-install-recommends', 'chromium-headless-shell')
  // The lists of packages may be missing or of another day.
  if ((await install()).code !== 0 && (await apt('update')).code === 0) await install()
  return existsSync(shell)
}
