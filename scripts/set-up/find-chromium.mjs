import { existsSync } from 'node:fs'
import { runStep, runTool } from './run-step.mjs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * A Chromium for the browser tests: the machine's own, else Debian's package, else Playwright's own.
 * @returns its path, or '' for Playwright's own. Ends the process with one sentence when there is none to be had.
 */
export async function findChromium(root) {
  const own = places.find((place) => existsSync(place))
  if (own !== undefined) return own
  console.error('Installing Chromium for the browser tests ...')
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const apt = (args) => runStep('apt-get', ['-o', 'DPkg::Lock::Timeout=120', '-y', ...args])
    await apt(['update'])
    const { code } = await apt(['install', '--no-install-recommends', 'chromium'])
    if (code === 0 && existsSync('/usr/bin/chromium')) return '/usr/bin/chromium'
  }
  const { code, output } = await runTool(root, 'playwright', ['install', 'chromium'])
  if (code === 0) return ''
  console.error(output)
  console.error(
    'The browser tests need Chromium, and it could not be installed: install it and run npm test again.',
  )
  process.exit(1)
}
