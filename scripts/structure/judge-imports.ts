import * as z from 'zod'
import { cyclesOfFiles } from './cycles.ts'
import { circlesOfFolders, type Import, judgeFloors } from './floors.ts'
import { isTest } from './source-file.ts'

/** As much of dependency-cruiser's JSON as is judged. */
export const cruiseResult = z.object({
  modules: z.array(
    z.object({
      source: z.string(),
      dependencies: z.optional(z.array(z.object({ resolved: z.string() }))),
    }),
  ),
  summary: z.object({
    violations: z.array(
      z.object({
        from: z.string(),
        to: z.string(),
        rule: z.object({ name: z.string() }),
      }),
    ),
  }),
})

/**
 * One sentence for each import that goes the wrong way or upwards between the floors, each cycle, each circle between
 * folders, and each file that the tool did not read: with a
 * compiler it does not know, dependency-cruiser reads nothing and calls that a success.
 * @param files every .ts and .tsx file there is
 */
export function judgeImports(result: z.infer<typeof cruiseResult>, files: readonly string[]): string[] {
  const read = new Set(result.modules.map((module) => module.source))
  const unread = files
    .filter((file) => !read.has(file))
    .map((file) => `${file}: was not read by the import check`)
  const wrong = result.summary.violations.map(
    ({ from, to, rule }) => `${from}: must not import ${to} (${rule.name})`,
  )
  const imports = importsOf(result)
  return [
    ...wrong,
    ...cyclesOfFiles(allImportsOf(result)),
    ...judgeFloors(imports),
    ...circlesOfFolders(imports),
    ...unread,
  ]
}

/** The imports of the product; those of its tests go where they like. */
export function importsOf(result: z.infer<typeof cruiseResult>): Import[] {
  return allImportsOf(result).filter(({ from }) => !isTest(from))
}

function allImportsOf({ modules }: z.infer<typeof cruiseResult>): Import[] {
  return modules.flatMap(({ source, dependencies = [] }) =>
    dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
  )
}
