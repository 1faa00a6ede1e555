import * as z from 'zod/mini'
import type { StoredRecord } from './stored-record.ts'
import { readTab, removeTab, writeTab } from './tab-record.ts'

/** Words that are typed and not saved yet, by place: they outlive a reload of this tab, and nothing else sees them. */
const typedWords = {
  name: 'armor-typed-words',
  schema: z.record(z.string(), z.string()),
} satisfies StoredRecord<z.ZodMiniType>

/** null where nothing is typed that is not saved. */
export function readTyped(place: string): string | null {
  return readTab(typedWords)?.[place] ?? null
}

/** @param text null: nothing is left to be saved */
export function keepTyped(place: string, text: string | null): void {
  const { [place]: _, ...others } = readTab(typedWords) ?? {}
  writeTab(typedWords, text === null ? others : { ...others, [place]: text })
}

/** Whether anything of a letter waits to be saved. */
export function hasTypedIn(letter: string): boolean {
  return Object.keys(readTab(typedWords) ?? {}).some((place) => place.startsWith(`${letter}/`))
}

/** Whoever signs out leaves nothing in the tab. */
export const forgetTyped = (): void => removeTab(typedWords)
