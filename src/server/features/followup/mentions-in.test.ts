import { expect, it } from 'vitest'
import { mentionsIn } from './mentions-in.ts'

const team = ['Sam', 'Sam Staff', 'José Ruiz', 'A'].map((name) => ({ id: name, name, plain: name }))

it.each([
  ['nobody is named by a name alone: Sam Staff', []],
  ['@Sam Staff, please look', ['Sam Staff']],
  ['@sam staff and @SAM', ['Sam', 'Sam Staff']],
  ['@Sam Staffordshire', ['Sam']],
  ['@Samuel', []],
  ['ask (@José Ruiz)', ['José Ruiz']],
  ['mail to a@b.example', []],
  ['@', []],
])('%s', (text, names) => {
  expect(mentionsIn(text, team).map(({ name }) => name)).toEqual(names)
})

it('a name that several have is all of them, and one of them with the address', () => {
  const alike = ['sam@example.com', 'two@example.com'].map((id) => ({
    id,
    name: `Sam (${id})`,
    plain: 'Sam',
  }))
  const named = (text: string) => mentionsIn(text, alike).map(({ id }) => id)
  expect(named('@Sam, who has time?')).toEqual(['sam@example.com', 'two@example.com'])
  expect(named('@sam (two@example.com) please')).toEqual(['two@example.com'])
})
