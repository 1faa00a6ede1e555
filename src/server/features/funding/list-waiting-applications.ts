import type { Queryable } from '../../platform/db/database.ts'
import { selectWaitingApplications } from './applications.store.ts'

/** Applications that wait for somebody of the staff, and how many there are in all. */
export const listWaitingApplications = (queryable: Queryable, limit: number) =>
  selectWaitingApplications(queryable, limit)
