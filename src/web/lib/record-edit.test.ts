import { describe, expect, it } from 'vitest'
import { staffClient } from '../test-support/sample-case.ts'
import {
  afterSave,
  beginEdit,
  changeOf,
  rebaseEdit,
  resolveConflict,
  touchedFields,
  withValue,
} from './record-edit.ts'

const mine = withValue(beginEdit(staffClient), 'name', 'Ana Mine')
const newer = (change: Partial<typeof staffClient>) => ({
  ...staffClient,
  version: staffClient.version + 1,
  ...change,
})

describe('the editing of a record', () => {
  it('sends the touched fields alone, an emptied date as null, and nothing for what was typed back', () => {
    const dated = { ...staffClient, round1MailDate: '2026-11-01' }
    const edit = withValue(withValue(beginEdit(dated), 'round1MailDate', ''), 'email', 'new@example.com')
    expect(changeOf(edit)).toEqual({ round1MailDate: null, email: 'new@example.com' })
    expect(touchedFields(withValue(mine, 'name', staffClient.name))).toEqual([])
  })

  it('follows a newer record where nothing was typed, and keeps what was', () => {
    const edit = rebaseEdit(mine, newer({ phone: '555 999 0000' }))
    expect(edit).toMatchObject({ conflicts: [], changedMeanwhile: true })
    expect(edit.values).toMatchObject({ name: 'Ana Mine', phone: '555 999 0000' })
    expect(changeOf(edit)).toEqual({ name: 'Ana Mine' })
    expect(edit.base.version).toBe(4)
  })

  it('leaves the editing as it is under an older or the same record', () => {
    expect(rebaseEdit(mine, { ...staffClient, name: 'Stale' })).toBe(mine)
    expect(rebaseEdit(beginEdit(staffClient), newer({})).changedMeanwhile).toBe(false)
  })

  it('names a field that both changed, and takes either value', () => {
    const edit = rebaseEdit(mine, newer({ name: 'Ana Theirs' }))
    expect(edit.conflicts).toEqual([{ field: 'name', theirs: 'Ana Theirs', mine: 'Ana Mine' }])
    const kept = resolveConflict(edit, 'name', 'mine')
    expect([kept.conflicts, changeOf(kept)]).toEqual([[], { name: 'Ana Mine' }])
    const taken = resolveConflict(edit, 'name', 'theirs')
    expect([taken.conflicts, changeOf(taken)]).toEqual([[], {}])
  })

  it('has no conflict, and nothing left to send, where both typed the same', () => {
    const edit = rebaseEdit(mine, newer({ name: 'Ana Mine' }))
    expect([edit.conflicts, changeOf(edit)]).toEqual([[], {}])
  })

  it('keeps a conflict open when the record changes once more elsewhere, and ends it when both say the same', () => {
    const edit = rebaseEdit(mine, newer({ name: 'Ana Theirs' }))
    const again = rebaseEdit(edit, newer({ name: 'Ana Theirs', version: 9, phone: '555 999 0000' }))
    expect(again.conflicts).toHaveLength(1)
    expect(rebaseEdit(edit, newer({ name: 'Ana Mine', version: 9 })).conflicts).toEqual([])
  })

  it('keeps what was typed while a save was under way, on the version that was saved', () => {
    const now = withValue(withValue(mine, 'results', 'Typed on'), 'name', 'Ana Mine Again')
    const after = afterSave(now, mine, newer({ name: 'Ana Mine', phone: '+1 555 0100' }))
    expect(changeOf(after)).toEqual({ name: 'Ana Mine Again', results: 'Typed on' })
    expect(after).toMatchObject({ base: { version: 4 }, conflicts: [], changedMeanwhile: false })
    expect(after.values.phone).toBe('+1 555 0100')
    expect(touchedFields(afterSave(mine, mine, newer({ name: 'Ana Mine' })))).toEqual([])
  })
})
