import { circlesIn, type Import } from './floors.ts'

/** One sentence for each cycle of files; of tests, too. */
export function cyclesOfFiles(imports: readonly Import[]): string[] {
  const arrows = new Map<string, Map<string, Import>>()
  for (const each of onCycles(imports))
    arrows.set(each.from, (arrows.get(each.from) ?? new Map<string, Import>()).set(each.to, each))
  return circlesIn(arrows).map(
    ([first = '', ...others]) => `${first}: is in a cycle with ${[...others, first].join(', ')} (no cycles)`,
  )
}

/** Without what imports nothing that is left, and what nothing that is left imports, again and again: what stays is part of a cycle or leads from one to another. */
function onCycles(imports: readonly Import[]): readonly Import[] {
  const from = new Set(imports.map((each) => each.from))
  const to = new Set(imports.map((each) => each.to))
  const left = imports.filter((each) => from.has(each.to) && to.has(each.from))
  return left.length === imports.length ? left : onCycles(left)
}
