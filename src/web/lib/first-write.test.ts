import { expect, it } from 'vitest'
import { firstWriteFirst } from './first-write.ts'

function written() {
  const begun: string[] = []
  const answers = new Map<string, { good: () => void; bad: () => void }>()
  const write = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      begun.push(name)
      answers.set(name, { good: () => resolve(name), bad: () => reject(new Error(name)) })
    })
  return { begun, write, answer: (name: string) => answers.get(name) }
}
const turn = () => new Promise((resolve) => setTimeout(resolve, 0))

it('whoever is new is answered once before anything else is sent, and then all of it at once', async () => {
  const { begun, write, answer } = written()
  const firstWrite = firstWriteFirst()
  const first = firstWrite(write('draft'))
  void firstWrite(write('a file'))
  void firstWrite(write('another file'))
  await turn()
  expect(begun).toEqual(['draft'])
  answer('draft')?.good()
  expect(await first).toBe('draft')
  await turn()
  expect(begun).toEqual(['draft', 'a file', 'another file'])
})

it('a first write that failed holds nothing up', async () => {
  const { begun, write, answer } = written()
  const firstWrite = firstWriteFirst()
  const first = firstWrite(write('draft'))
  const second = firstWrite(write('a file'))
  answer('draft')?.bad()
  await expect(first).rejects.toThrow('draft')
  await turn()
  answer('a file')?.good()
  expect(await second).toBe('a file')
  void firstWrite(write('the draft again'))
  void firstWrite(write('another file'))
  await turn()
  expect(begun).toEqual(['draft', 'a file', 'the draft again'])
})
