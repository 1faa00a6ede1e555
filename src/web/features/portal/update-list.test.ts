import { describe, expect, it } from 'vitest'
import { type Update, withUpdate } from './update-list.ts'

const entry = (title: string) => ({ at: '2026-11-20T10:00:00Z', title, text: '' })

describe('the list of recent updates', () => {
  it('shows the newest first, each with its own id', () => {
    const list = withUpdate(withUpdate([], entry('first')), entry('second'))
    expect(list.map(({ id, title }) => [id, title])).toEqual([
      [2, 'second'],
      [1, 'first'],
    ])
  })

  it('keeps the newest fifty', () => {
    let list: Update[] = []
    for (let at = 1; at <= 60; at += 1) list = withUpdate(list, entry(`update ${at}`))
    expect(list).toHaveLength(50)
    expect(list[0]?.title).toBe('update 60')
    expect(list[49]?.title).toBe('update 11')
  })
})
