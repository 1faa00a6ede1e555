import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { circlesOfFolders, floors, judgeFloors } from './floors.ts'

const of = (from: string, to: string) => ({
  from: `src/server/features/${from}.ts`,
  to: `src/server/features/${to}.ts`,
})

describe('the floors of the server', () => {
  it('name every feature that there is, once', () => {
    const folder = fileURLToPath(new URL('../../src/server/features', import.meta.url))
    const named = floors.flatMap(({ features }) => features)
    expect([...named].sort()).toEqual(readdirSync(folder).sort())
  })

  it('let a feature import from below, and from itself', () => {
    expect(judgeFloors([of('casework/a', 'clients/b'), of('clients/a', 'clients/b')])).toEqual([])
  })

  it('refuse an import of a floor above, and of a feature further up on the same floor', () => {
    expect(judgeFloors([of('clients/a', 'casework/b'), of('clients/a', 'accounts/b')])).toEqual([
      'src/server/features/clients/a.ts: must not import src/server/features/casework/b.ts (clients, of people, stands below casework, of views)',
      'src/server/features/clients/a.ts: must not import src/server/features/accounts/b.ts (clients, of people, stands below accounts, of people)',
    ])
  })

  it('ask where a new feature stands', () => {
    expect(judgeFloors([of('horoscopes/a', 'clients/b')])).toEqual([
      'src/server/features/horoscopes: stands on no floor of scripts/structure/floors.ts',
    ])
  })
})

describe('circles between folders', () => {
  const step = (from: string, to: string) => ({ from: `src/engine/${from}.ts`, to: `src/engine/${to}.ts` })

  it('are found across several folders, each once with its imports', () => {
    expect(
      circlesOfFolders([step('a/1', 'b/1'), step('b/2', 'c/1'), step('c/2', 'a/2'), step('c/3', 'd/1')]),
    ).toEqual([
      'src/engine: a -> b -> c -> a is a circle between folders: src/engine/a/1.ts imports src/engine/b/1.ts, ' +
        'src/engine/b/2.ts imports src/engine/c/1.ts, src/engine/c/2.ts imports src/engine/a/2.ts',
    ])
  })

  it('are none where all arrows point one way, within one folder, or to a file of the root', () => {
    expect(
      circlesOfFolders([
        step('a/1', 'b/1'),
        step('a/2', 'c/1'),
        step('b/1', 'c/1'),
        step('b/deep/1', 'b/1'),
        { from: 'src/shared/call.ts', to: 'src/shared/rules/day.ts' },
        { from: 'src/shared/rules/day.ts', to: 'src/shared/call.ts' },
      ]),
    ).toEqual([])
  })
})
