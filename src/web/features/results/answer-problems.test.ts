import { describe, expect, it } from 'vitest'
import { answerProblems, checkAnswerFile } from './answer-problems.ts'

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

  it('is a PDF by content', async () => {
    expect(await checkAnswerFile(new File(['%PDF-1.7'], 'a.pdf'))).toBeNull()
    expect(await checkAnswerFile(new File(['hello'], 'a.pdf', { type: 'application/pdf' }))).toBe('notPdf')
    expect(await checkAnswerFile(new File([], 'a.pdf'))).toBe('empty')
    const photo = new Uint8Array([0xff, 0xd8, 0xff, 0xe0])
    expect(await checkAnswerFile(new File([photo], 'a.pdf'))).toBe('photo')
  })
})
