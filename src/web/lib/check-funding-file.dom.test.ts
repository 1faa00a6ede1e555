import { describe, expect, it } from 'vitest'
import { checkFundingFile } from './check-funding-file.ts'

const bytes = (...head: number[]) => new Uint8Array(head)
const check = (name: string, content: BlobPart) => checkFundingFile(new File([content], name))

describe('a file of the funding form', () => {
  it.each([
    ['a.pdf', '%PDF-1.7'],
    ['a.PDF', '\n%PDF-1.4'],
    ['a.doc', bytes(0xd0, 0xcf, 0x11, 0xe0, 1)],
    ['a.docx', bytes(0x50, 0x4b, 3, 4, 1)],
    ['a.jpeg', bytes(0xff, 0xd8, 0xff, 1)],
    ['a.JPG', bytes(0xff, 0xd8, 0xff, 1)],
    ['a.png', bytes(0x89, 0x50, 0x4e, 0x47, 1)],
  ])('is taken as %s', async (name, content) => {
    expect(await check(name, content)).toBeNull()
  })

  it.each([
    ['of another name', 'a.exe', '%PDF-1.7'],
    ['without an ending', 'statements', '%PDF-1.7'],
    ['of another content', 'a.pdf', bytes(0xff, 0xd8, 0xff)],
    ['of the name of another type', 'a.docx', bytes(0xd0, 0xcf, 0x11, 0xe0)],
  ])('is refused %s', async (_why, name, content) => {
    expect(await check(name, content)).toBe('wrongKind')
  })

  it('is refused when it is empty or larger than 10 MB', async () => {
    expect(await check('a.pdf', '')).toBe('empty')
    expect(await check('a.pdf', new Uint8Array(10 * 1024 * 1024 + 1))).toBe('tooLarge')
  })
})
