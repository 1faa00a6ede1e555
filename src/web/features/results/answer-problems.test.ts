import { describe, expect, it } from 'vitest'
import { answerProblems, checkAnswerFiles } from './answer-problems.ts'

const given = {
  values: { bureau: 'experian' as const, receivedOn: '2026-11-20' },
  hasFile: true,
  fileProblem: null,
  today: '2026-11-21',
}

describe("a bureau's answer that can be uploaded", () => {
  it('has a bureau, a day that has come and a file', () => {
    expect(answerProblems(given)).toEqual({})
    expect(answerProblems({ ...given, values: { bureau: '', receivedOn: '' }, hasFile: false })).toEqual({
      bureau: 'bureau',
      receivedOn: 'receivedOn',
      file: 'file',
    })
    expect(answerProblems({ ...given, values: { bureau: 'equifax', receivedOn: '2026-11-22' } })).toEqual({
      receivedOn: 'future',
    })
  })

  it('is a PDF or photos by content, all pages together as large as a report', async () => {
    const pdf = new File(['%PDF-1.7'], 'a.pdf')
    const photo = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'IMG_1')
    const heic = new File([new Uint8Array([0, 0, 0, 24]), 'ftypheic'], 'IMG_2.HEIC')
    expect(await checkAnswerFiles([pdf])).toBeNull()
    expect(await checkAnswerFiles([photo, photo])).toBeNull()
    expect(await checkAnswerFiles([photo, heic])).toBe('heic')
    expect(await checkAnswerFiles([new File(['hello'], 'a.pdf', { type: 'application/pdf' })])).toBe(
      'wrongKind',
    )
    expect(await checkAnswerFiles([new File([], 'a.pdf')])).toBe('empty')
    const large = new File([new Uint8Array([0xff, 0xd8, 0xff]), new Uint8Array(13 * 1024 * 1024)], 'IMG_3')
    expect(await checkAnswerFiles([large, large])).toBe('tooLarge')
  })
})
