import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cruiseResult, judgeImports } from './judge-imports.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const used = 'export const used = 1\n'
const uses = (from: string) => `import { used } from '${from}'\nexport const using = used\n`
const usesType = (from: string) => `import type { used } from '${from}'\nexport type Using = typeof used\n`

/** Who imports whom, and the rule that forbids it. */
const wrongWays = [
  ['src/shared/a1.ts', 'src/server/b1.ts', 'shared imports only shared'],
  ['src/engine/audit/a2.ts', 'src/server/b2.ts', 'the engine imports only shared'],
  ['src/web/lib/a3.ts', 'src/server/b3.ts', 'the web never imports the server'],
  ['src/web/lib/a4.ts', 'src/engine/audit/b4.ts', 'the web imports only the letters of the engine'],
  ['src/server/platform/db/a5.ts', 'src/server/features/x/b5.ts', 'the platform knows no feature'],
  ['src/server/features/x/a6.ts', 'src/server/features/y/y.store.ts', 'never its store, routes or jobs'],
  ['src/web/pages/a7.tsx', 'src/web/pages/b7.tsx', 'pages never import pages'],
  ['src/web/features/x/a8.ts', 'src/web/features/y/b8.ts', 'web features do not import each other'],
  ['src/web/ui/a9.tsx', 'src/shared/api/b9.ts', 'the design system knows neither calls nor product'],
  ['src/server/a10.ts', 'src/web/lib/b10.ts', 'the server never imports the web'],
  ['src/server/features/x/a16.ts', 'src/server/features/x/emails/b16.tsx', 'mails are rendered on demand'],
  ['src/engine/read/a11.ts', 'src/engine/audit/b11.ts', 'reading knows nothing of credit'],
  ['src/server/features/x/a12.ts', 'src/server/features/y/y.jobs.ts', 'never its store, routes or jobs'],
  ['src/server/features/x/a13.ts', 'src/server/b13.ts', 'neither who composes it'],
  [
    'src/server/features/clients/a14.ts',
    'src/server/features/mail/b14.ts',
    'clients, of people, stands below mail',
  ],
  [
    'src/server/features/review/a15.ts',
    'src/server/features/mailing/b15.ts',
    'review, of cases, stands below mailing',
  ],
] as const

const rightWays = [
  ['src/engine/letters/c1.ts', 'src/shared/d1.ts'],
  ['src/server/features/x/c2.ts', 'src/server/features/y/d2.ts'],
  ['src/web/pages/c3.tsx', 'src/web/features/y/d3.ts'],
  ['src/web/pages/c4.tsx', 'src/engine/letters/d4.ts'],
  ['src/server/c5.ts', 'src/engine/audit/d5.ts'],
  ['src/server/features/casework/c6.ts', 'src/server/features/review/d6.ts'],
  ['src/server/features/mailing/c7.ts', 'src/server/features/runs/d7.ts'],
  ['src/server/features/clients/c8.test.ts', 'src/server/features/mail/d8.ts'],
] as const

describe('the import rules, on a small bad tree', () => {
  let folder = ''
  let problems: string[] = []

  beforeAll(async () => {
    folder = await fs.mkdtemp(path.join(tmpdir(), 'armor-tree-'))
    await fs.copyFile(
      path.join(root, '.dependency-cruiser.cjs'),
      path.join(folder, '.dependency-cruiser.cjs'),
    )
    await fs.symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
    const tree: Record<string, string> = {
      'package.json': '{"type":"module"}',
      'src/shared/e.ts': usesType('./f.ts'),
      'src/shared/f.ts': uses('./e.ts'),
      'src/shared/g.ts': uses('./gone.ts'),
      'src/engine/match/h.ts': uses('../results/i.ts'),
      'src/engine/match/k.ts': used,
      'src/engine/results/i.ts': used,
      'src/engine/results/j.ts': usesType('../match/k.ts'),
    }
    for (const [n, [from, to]] of [...wrongWays, ...rightWays].entries()) {
      const specifier = path.posix.relative(path.posix.dirname(from), to)
      const relative = specifier.startsWith('.') ? specifier : `./${specifier}`
      // Half of them import types only: those vanish in the build and count all the same.
      tree[from] = n % 2 === 0 ? uses(relative) : usesType(relative)
      tree[to] = used
    }
    for (const [name, text] of Object.entries(tree)) {
      await fs.mkdir(path.dirname(path.join(folder, name)), { recursive: true })
      await fs.writeFile(path.join(folder, name), text)
    }
    const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', 'src']
    const output = execFileSync(path.join(root, 'node_modules/.bin/depcruise'), args, {
      cwd: folder,
      encoding: 'utf8',
    })
    problems = judgeImports(
      cruiseResult.parse(JSON.parse(output)),
      Object.keys(tree).filter((name) => name !== 'package.json'),
    )
  })
  afterAll(() => fs.rm(folder, { recursive: true }))

  it.each(wrongWays)('refuse %s importing %s', (from, to, rule) => {
    expect(
      problems.filter((problem) => problem.startsWith(`${from}: must not import ${to} (`)).join(),
    ).toContain(rule)
  })

  it.each(rightWays)('accept %s importing %s', (from) => {
    expect(problems.filter((problem) => problem.startsWith(from))).toEqual([])
  })

  it('count a circle between folders in which no file imports itself', () => {
    expect(problems.filter((problem) => problem.includes('is a circle between folders'))).toEqual([
      'src/engine: match -> results -> match is a circle between folders: src/engine/match/h.ts imports ' +
        'src/engine/results/i.ts, src/engine/results/j.ts imports src/engine/match/k.ts',
    ])
  })

  it('refuse a feature that stands on no floor', () => {
    expect(problems).toContain('src/server/features/x: stands on no floor of scripts/structure/floors.ts')
  })

  it('refuse a cycle, also one of types, and an import of nothing', () => {
    expect(problems.join('\n')).toContain('src/shared/e.ts: is in a cycle with')
    expect(problems.join('\n')).toContain(
      'src/shared/g.ts: must not import ./gone.ts (every import is found)',
    )
  })
})
