import { existsSync, readFileSync } from 'node:fs'
import * as path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import type { Messages, TextPart } from '../shared/messages/messages.ts'
import { partOfTexts } from '../shared/messages/part-of-texts.ts'
import { pageModules } from './page-modules.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const imported = /^(?:import|export)\s(?!type\s)(?:[^'"]*?\sfrom\s)?'(\.[^']+)'/gm
const shown = [/const \{([^}]*)\} = useMessages\(\)(?!\.)/g, /\buseMessages\(\)\.(\w+)/g]
/** What is fetched by itself when somebody has done something. */
const later: readonly TextPart[] = ['sentences']

it.each(Object.keys(pageModules))('%s comes with the texts that its files show', (page) => {
  const known = pageModules[page]
  const file = known?.load.toString().match(/pages\/[a-z-]+-page\.tsx/)?.[0] ?? ''
  const named = new Set<TextPart>(['everywhere', ...later, ...(known?.texts ?? []), ...(known?.after ?? [])])
  const files = filesOf(path.join(here, file))
  expect(files.size).toBeGreaterThan(10)
  const missing = [...files].flatMap((each) =>
    featuresIn(readFileSync(each, 'utf8'))
      .map((feature) => partOfTexts[feature])
      .filter((part) => !named.has(part))
      .map((part) => `${part}, for ${path.relative(here, each)}`),
  )
  expect(missing).toEqual([])
})

/** A file and what it imports at once, those of the web alone. */
function filesOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !file.startsWith(here) || !existsSync(file)) return found
  found.add(file)
  for (const [, each = ''] of readFileSync(file, 'utf8').matchAll(imported))
    filesOf(path.join(path.dirname(file), each), found)
  return found
}

const isFeature = (name: string): name is keyof Messages => name in partOfTexts

function featuresIn(source: string): (keyof Messages)[] {
  const names = shown.flatMap((pattern) =>
    [...source.matchAll(pattern)].flatMap(([, given = '']) => given.split(',')),
  )
  return names.map((name) => name.split(':')[0]?.trim() ?? '').filter(isFeature)
}
