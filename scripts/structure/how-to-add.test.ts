import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const [, ...sections] = readFileSync('docs/how-to-add.md', 'utf8').split(/^## /m)

/** The files of a task, a list item each: a path that is there, or one with `<…>` and another that shows how. */
const tasks = sections.map((section) => {
  const [title = '', ...lines] = section.split('\n')
  const files = lines.filter((line) => line.startsWith('- '))
  return { title, files: files.map((line) => [...line.matchAll(/`([^`]+)`/g)].map(([, path]) => path ?? '')) }
})

describe('the page that says how to add', () => {
  it('names ten tasks', () => {
    expect(tasks).toHaveLength(10)
  })

  it.each(tasks)('needs at most five files for $title', ({ files }) => {
    expect(files.length).toBeGreaterThan(0)
    expect(files.length).toBeLessThanOrEqual(5)
  })

  it.each(tasks)('names only files that are there for $title', ({ files }) => {
    for (const [path = '', example = ''] of files)
      expect([path, existsSync(path.includes('<') ? example : path)]).toEqual([path, true])
  })
})
