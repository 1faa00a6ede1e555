import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { keptWork } from './kept-work.ts'

it('the same work is done once, and whoever asks gets a copy of his own', async () => {
  let done = 0
  const input = ['a work of this test', randomUUID(), new Uint8Array([1, 2])]
  const work = async () => {
    done += 1
    return { bytes: new Uint8Array([3]), day: null, list: [1] }
  }
  const [first, second] = await Promise.all([keptWork(input, work), keptWork(input, work)])
  first.list.push(2)
  expect(second).toEqual({ bytes: new Uint8Array([3]), day: null, list: [1] })
  expect(await keptWork(input, work)).toEqual(second)
  expect(done).toBe(1)
  expect((await keptWork([...input, 'more'], work)).list).toEqual([1])
  expect(done).toBe(2)
})

it('work that fails is done again', async () => {
  const input = ['a work that fails at first', randomUUID()]
  await expect(keptWork(input, () => Promise.reject(new Error('too busy')))).rejects.toThrow('too busy')
  expect(await keptWork(input, async () => 'done')).toBe('done')
})
