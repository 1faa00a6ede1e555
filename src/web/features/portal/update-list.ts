import { liveSettings } from '../../../shared/live.ts'

/** One entry of the recent updates, newest first. */
export interface Update {
  id: number
  at: string
  title: string
  text: string
}

/** Adds an entry and keeps the newest 50 (specification section 4). */
export function withUpdate(list: readonly Update[], entry: Omit<Update, 'id'>): Update[] {
  return [{ ...entry, id: (list[0]?.id ?? 0) + 1 }, ...list].slice(0, liveSettings.updatesKept)
}
