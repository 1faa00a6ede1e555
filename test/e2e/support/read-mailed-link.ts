import { execFile } from 'node:child_process'
import * as path from 'node:path'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'

const run = promisify(execFile)

/** The newest link with this part that was mailed to an address, from the outbox of the running server. */
export async function readMailedLink(email: string, part: string): Promise<string> {
  const folder = process.env.E2E_FOLDER ?? ''
  const env = {
    ...process.env,
    DATA_DIR: path.join(folder, 'data'),
    XDG_CONFIG_HOME: path.join(folder, 'config'),
  }
  const found = async () => {
    const { stdout } = await run(process.execPath, ['dist/server/command.js', 'outbox'], { env })
    const lines = stdout.split('\n')
    const at = lines.findLastIndex((line, n) => line.includes(email) && lines[n + 1]?.includes(part))
    return lines[at + 1]?.trim() ?? ''
  }
  let link = ''
  await expect.poll(async () => (link = await found())).toContain(part)
  return link
}
