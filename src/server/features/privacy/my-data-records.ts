import type { Deps } from '../../deps.ts'
import { type ToldClient, toldParts } from '../../holding.ts'
import type { RecordsPart } from './records-part.ts'

/** Everything held about a client outside of files, part by part, as each feature tells it (`src/server/holdings.ts`). */
export async function myDataRecords(deps: Deps, client: ToldClient): Promise<RecordsPart[]> {
  const parts: RecordsPart[] = []
  for (const name of toldParts) {
    const records: object[] = []
    for (const told of deps.told) if (told.part === name) records.push(...(await told.records(deps, client)))
    parts.push({ name, records })
  }
  return parts
}
