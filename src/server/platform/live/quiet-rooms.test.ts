import { beforeEach, describe, expect, it } from 'vitest'
import { createQuietRooms, type QuietRooms } from './quiet-rooms.ts'

let at: number
let rooms: QuietRooms
beforeEach(() => {
  at = 1_000_000
  rooms = createQuietRooms(() => at)
})

describe('a room', () => {
  it('was quiet since the process began to hear, since it was told something, and never longer than is remembered', () => {
    at += 5_000
    expect(rooms.quietForMs('client:1')).toBe(5_000)
    rooms.told('client:1')
    at += 700
    expect(rooms.quietForMs('client:1')).toBe(700)
    expect(rooms.quietForMs('client:2')).toBe(5_700)
    at += 3_600_000
    expect(rooms.quietForMs('client:2')).toBe(120_000)
  })

  it('is surely quiet for no time while others are not heard, and only since they are heard again', () => {
    at += 5_000
    rooms.isDeaf()
    at += 5_000
    rooms.missed()
    at += 20
    expect(rooms.quietForMs('client:1')).toBe(0)
    rooms.hears()
    at += 40
    expect(rooms.quietForMs('client:1')).toBe(40)
    rooms.missed()
    expect(rooms.quietForMs('client:1')).toBe(0)
  })

  it('that was forgotten among too many is not said to have been quiet', () => {
    at += 60_000
    rooms.told('client:1')
    for (let other = 2; other <= 10_001; other += 1) rooms.told(`client:${other}`)
    expect(rooms.quietForMs('client:1')).toBe(0)
    at += 10
    expect(rooms.quietForMs('client:1')).toBe(10)
  })
})
