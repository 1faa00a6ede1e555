import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createUploadPlaces } from './upload-places.ts'

describe('forms with files of one caller', () => {
  it('are read six at once, in their order, and leave everybody else alone', async () => {
    const places = createUploadPlaces()
    const begun: string[] = []
    const ends: (() => void)[] = []
    const send = (address: string, name: string) =>
      places.within(address, () => {
        begun.push(name)
        return new Promise<void>((resolve) => {
          ends.push(resolve)
        })
      })
    const sent = Array.from({ length: 8 }, (_, at) => send('192.0.2.1', `${at}`))
    const other = send('192.0.2.2', 'other')
    await nextTurn()
    expect(begun).toEqual(['0', '1', '2', '3', '4', '5', 'other'])
    ends[2]?.()
    await nextTurn()
    expect(begun.at(-1)).toBe('6')
    for (let at = 0; at < 9; at += 1) {
      for (const end of ends) end()
      await nextTurn()
    }
    await Promise.all([...sent, other])
    expect(begun.at(-1)).toBe('7')
  })

  it('beyond sixty that wait are refused, and a place is free again after one that failed', async () => {
    const places = createUploadPlaces()
    let fail: (error: Error) => void = () => undefined
    const standing = new Promise<never>((_resolve, reject) => {
      fail = reject
    })
    const sent = Array.from({ length: 66 }, () => places.within('2001:db8::1', () => standing))
    // The same household: one /64.
    await expect(places.within('2001:db8::2', async () => 'read')).rejects.toMatchObject({
      code: 'unavailable',
    })
    fail(new Error('cut off'))
    await Promise.allSettled(sent)
    expect(await places.within('2001:db8::2', async () => 'read')).toBe('read')
  })
})
