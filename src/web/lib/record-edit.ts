import type { ClientChange, StaffClient } from '../../shared/api/staff-clients.ts'

/** The fields that staff edit, in the order in which they stand. Dates are 'YYYY-MM-DD'; empty is ''. */
export const recordFields = [
  'name',
  'phone',
  'email',
  'disputeStatus',
  'round1MailDate',
  'round2MailDate',
  'round3MailDate',
  'results',
] as const
export type RecordField = (typeof recordFields)[number]
type RecordValues = Record<RecordField, string>

export interface RecordConflict {
  field: RecordField
  theirs: string
  mine: string
}

/** The editing of one client's record: what it rests on, and what is typed. */
export interface RecordEdit {
  base: StaffClient
  values: RecordValues
  /** Fields that somebody else changed meanwhile to something else than was typed here. */
  conflicts: readonly RecordConflict[]
  /** Somebody else changed the record while something was typed here. */
  changedMeanwhile: boolean
}

const nullable: readonly RecordField[] = ['round1MailDate', 'round2MailDate', 'round3MailDate', 'results']

export function beginEdit(client: StaffClient): RecordEdit {
  return { base: client, values: valuesOf(client), conflicts: [], changedMeanwhile: false }
}

export function withValue(edit: RecordEdit, field: RecordField, value: string): RecordEdit {
  return { ...edit, values: { ...edit.values, [field]: value } }
}

/** The fields that differ from what the editing rests on. */
export function touchedFields({ base, values }: RecordEdit): RecordField[] {
  const before = valuesOf(base)
  return recordFields.filter((field) => values[field] !== before[field])
}

/**
 * Puts what was typed on top of a newer state of the record: fields that were not touched follow the record, fields that
 * only we touched stay, and those that both changed differently are named. Nothing typed is lost.
 * @returns the same editing where the record is not newer
 */
export function rebaseEdit(edit: RecordEdit, newer: StaffClient): RecordEdit {
  if (newer.version <= edit.base.version) return edit
  const touched = touchedFields(edit)
  const before = valuesOf(edit.base)
  const saved = valuesOf(newer)
  const values = { ...saved }
  const conflicts: RecordConflict[] = []
  for (const field of touched) {
    const mine = edit.values[field]
    const theirs = saved[field]
    values[field] = mine
    const stillOpen = edit.conflicts.some((conflict) => conflict.field === field)
    if (theirs !== mine && (theirs !== before[field] || stillOpen)) conflicts.push({ field, theirs, mine })
  }
  return { base: newer, values, conflicts, changedMeanwhile: touched.length > 0 }
}

/**
 * The editing once its save was answered: what was typed while it was under way stays, on top of what was saved. Our own save
 * is no newer record of somebody else's, so nothing of it is a conflict.
 * @param now as it reads when the answer comes
 * @param sent as it read when it was sent
 */
export function afterSave(now: RecordEdit, sent: RecordEdit, saved: StaffClient): RecordEdit {
  const typedSince = recordFields.filter((field) => now.values[field] !== sent.values[field])
  return typedSince.reduce((edit, field) => withValue(edit, field, now.values[field]), beginEdit(saved))
}

/** Settles one field that both changed; 'mine' is what is typed by now. */
export function resolveConflict(edit: RecordEdit, field: RecordField, take: 'mine' | 'theirs'): RecordEdit {
  const conflict = edit.conflicts.find((each) => each.field === field)
  if (!conflict) return edit
  const conflicts = edit.conflicts.filter((each) => each !== conflict)
  const settled = { ...edit, conflicts }
  return take === 'mine' ? settled : withValue(settled, field, conflict.theirs)
}

/** What a save sends: the touched fields alone; a date or text that was emptied is null. */
export function changeOf(edit: RecordEdit): ClientChange {
  return Object.fromEntries(
    touchedFields(edit).map((field) => {
      const value = edit.values[field]
      return [field, value === '' && nullable.includes(field) ? null : value]
    }),
  )
}

function valuesOf(client: StaffClient): RecordValues {
  return Object.fromEntries(recordFields.map((field) => [field, client[field] ?? ''])) as RecordValues
}
