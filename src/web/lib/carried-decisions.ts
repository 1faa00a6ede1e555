import * as z from 'zod/mini'
import { decision } from '../../shared/api/review.ts'
import { carriedUntil, dropFirstLook, readFirstLook, writeFirstLook } from './first-look-store.ts'

const decided = z.object({ finding: z.string(), decision })
/** What a visitor chose of a finding in the first look. `finding`: its fingerprint, which another reading of the same report shares. */
export type CarriedDecision = z.infer<typeof decided>

const carried = z.object({ until: z.number(), decisions: z.array(decided) })

/** Keeps them beside the files, by the same act. @throws when the browser keeps nothing, as in some private windows */
export async function keepDecisions(decisions: readonly CarriedDecision[]): Promise<void> {
  if (decisions.length === 0) await dropFirstLook('decisions')
  else await writeFirstLook('decisions', { until: carriedUntil(), decisions })
}

/** What waits here for the review; nothing after its time, and of what is not understood. */
export async function listDecisions(): Promise<readonly CarriedDecision[]> {
  const read = carried.safeParse(await readFirstLook('decisions'))
  if (read.success && read.data.until > Date.now()) return read.data.decisions
  await dropDecisions()
  return []
}

export const dropDecisions = () => dropFirstLook('decisions')
