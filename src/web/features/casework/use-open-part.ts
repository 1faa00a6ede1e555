import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { readTab, writeTab } from '../../lib/tab-record.ts'
import { useMedia } from '../../lib/use-media.ts'
import { useSearch } from '../../lib/use-search.ts'
import { type CasePart, caseParts } from './case-parts.ts'

const partSearch = z.object({ part: z.catch(z.optional(z.enum(caseParts)), undefined) })
const lastPart = { name: 'armor_case_part', schema: z.object({ part: z.enum(caseParts) }) }

/**
 * The part that is open: the one that the address names. Where it names none, a wide screen shows the one that was open last in
 * this tab, and a narrow one the list of all. What was opened once stays, hidden, with all that is typed in it.
 */
export function useOpenPart(): { part: CasePart | null; opened: ReadonlySet<CasePart> } {
  const [{ part: named }] = useSearch(partSearch)
  const isWide = useMedia('(min-width: 48rem)')
  const part = named ?? (isWide ? (readTab(lastPart)?.part ?? 'record') : null)
  const [opened, setOpened] = useState<ReadonlySet<CasePart>>(new Set(part ? [part] : []))
  if (part !== null && !opened.has(part)) setOpened(new Set(opened).add(part))
  useEffect(() => {
    if (named) writeTab(lastPart, { part: named })
  }, [named])
  return { part, opened }
}
