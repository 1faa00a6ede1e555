import type * as z from 'zod/mini'
import type { teamMember } from '../../../shared/api/team.ts'

/** A member of staff as admins see them. */
export type TeamMember = z.output<typeof teamMember>
