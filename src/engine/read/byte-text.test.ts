import { expect, it } from 'vitest'
import { countOfText, lastIndexOfText, textOfBytes } from './byte-text.ts'

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

it('a byte is a character, however many there are', () => {
  expect(textOfBytes(bytes('\x89PNG\xff'))).toBe('\x89PNG\xff')
  expect(textOfBytes(new Uint8Array(10_000).fill(65))).toBe('A'.repeat(10_000))
})

it('a text is found where it stands last, at the very beginning, and not where only a part of it is', () => {
  expect(lastIndexOfText(bytes('ab abc ab'), 'abc')).toBe(3)
  expect(lastIndexOfText(bytes('abc'), 'abc')).toBe(0)
  expect(lastIndexOfText(bytes('bab'), 'abc')).toBe(-1)
  expect(lastIndexOfText(bytes(''), 'abc')).toBe(-1)
})

it('it is counted up to a number', () => {
  expect(countOfText(bytes('--x --x --'), '--x', 9)).toBe(2)
  expect(countOfText(bytes('--x --x --x'), '--x', 2)).toBe(2)
})
