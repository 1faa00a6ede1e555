import { readdirSync } from 'node:fs'
import type { Language } from '../../src/shared/rules/language.ts'

/** The texts that only pages of the storefront show, by the name of their file: a page imports its own, and no catalogue lists them. */
export async function textsOfPages(language: Language): Promise<Record<string, unknown>> {
  const folder = new URL(`../../src/shared/messages/${language}/site/`, import.meta.url)
  const read = readdirSync(folder).map(async (file) => {
    const exported: object = await import(new URL(file, folder).href)
    return [file.replace('.ts', ''), Object.values(exported)[0]]
  })
  return Object.fromEntries(await Promise.all(read))
}
