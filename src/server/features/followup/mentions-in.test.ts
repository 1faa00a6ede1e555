import { expect, it } from 'vitest'
import { mentionsIn } from './mentions-in.ts'

const team = ['Sam', 'Sam Staff', 'José Ruiz', 'A'].map((name) => ({ id: name, name }))

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
