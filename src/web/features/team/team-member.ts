import type * as z from 'zod/mini'
import type { teamMember, teamRole } from '../../../shared/api/team.ts'

/** A member of staff as those who look after the team see them. */
export type TeamMember = z.output<typeof teamMember>

/** A role with its limits, and whether who asks may give it. */
export type TeamRole = z.output<typeof teamRole>
