import { readdirSync, readFileSync } from 'node:fs'
import * as path from 'node:path'

/** Every test file of the engine that the soak runs further than `npm test`: named so, or asking how far (test/support/soak-share.ts). */
export function soakedEngineFiles(root: string): string[] {
  const folder = path.join(root, 'src/engine')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .filter(
      (file) =>
        file.endsWith('.soak.test.ts') ||
        readFileSync(path.join(folder, file), 'utf8').includes('/soak-share.ts'),
    )
    .map((file) => `src/engine/${file.replaceAll(path.sep, '/')}`)
    .sort()
}
