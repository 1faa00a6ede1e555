import { act, renderHook, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { dropIntakeFile, type IntakeFileField, keepIntakeFile } from '../../shared/api/intake.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'
import { stubUploads } from '../test-support/stub-uploads.ts'
import { callApi } from './call-api.ts'
import { firstWriteFirst } from './first-write.ts'
import { uploadWithProgress } from './upload-with-progress.ts'
import { type KeptFileCalls, useKeptFiles } from './use-kept-files.ts'

const calls: KeptFileCalls<IntakeFileField> = {
  keep: (field, files, sending) =>
    uploadWithProgress(keepIntakeFile, { fields: { field }, files: { chosen: files }, ...sending }),
  drop: (field) => callApi(dropIntakeFile, { params: { field } }),
}
type Answer = { status: number; body: unknown }

const file = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })

/** What the server was told, in order; an upload is answered when the test says so. */
function open() {
  const told: string[] = []
  const answers: ((how?: Answer) => void)[] = []
  stubCalls(
    answerTo(keepIntakeFile, async ({ body }) => {
      const sent = body as FormData
      const chosen = sent.get('chosen') as File
      told.push(`keep ${sent.get('field')} ${chosen.name}`)
      const how = await new Promise<Answer | undefined>((resolve) => answers.push(resolve))
      if (how) return how
      return { field: 'ssc' as const, fileName: chosen.name, bytes: chosen.size }
    }),
    answerTo(dropIntakeFile, ({ params }) => {
      told.push(`drop ${params.field}`)
      return { field: 'ssc' as const }
    }),
  )
  stubUploads()
  const firstWrite = firstWriteFirst()
  const refused: string[] = []
  const onRefused = (field: string, _files: readonly File[], reason: string) => {
    refused.push(`${field}: ${reason}`)
  }
  const { result } = renderHook(() => useKeptFiles(calls, firstWrite, onRefused))
  return { result, told, refused, answer: (how?: Answer) => answers.shift()?.(how) }
}

describe('keeping a chosen file with the draft', () => {
  it('sends it once, and the intake waits for its end', async () => {
    const { result, told, answer } = open()
    act(() => result.current.keep('ssc', [file('card.pdf')]))
    await waitFor(() => expect(told).toEqual(['keep ssc card.pdf']))
    answer()
    await act(() => result.current.settle())
    expect(told).toEqual(['keep ssc card.pdf'])
  })

  it('of somebody new sends the second file with the cookie that the first one brought', async () => {
    const { result, told, answer } = open()
    act(() => result.current.keep('ssc', [file('card.pdf')]))
    act(() => result.current.keep('licenseId', [file('licence.pdf')]))
    await waitFor(() => expect(told).toEqual(['keep ssc card.pdf']))
    answer()
    await waitFor(() => expect(told).toEqual(['keep ssc card.pdf', 'keep licenseId licence.pdf']))
    answer()
    await act(() => result.current.settle())
  })

  it('removes after it was sent, so that what was removed never comes back', async () => {
    const { result, told, answer } = open()
    act(() => result.current.keep('ssc', [file('card.pdf')]))
    await waitFor(() => expect(told).toHaveLength(1))
    act(() => result.current.drop('ssc'))
    answer()
    await waitFor(() => expect(told).toEqual(['keep ssc card.pdf', 'drop ssc']))
  })

  it('shows what an earlier visit chose until another file is chosen or it is removed', () => {
    const { result } = open()
    act(() =>
      result.current.restore([
        { field: 'ssc', fileName: 'card.pdf', bytes: 8 },
        { field: 'licenseId', fileName: 'licence.pdf', bytes: 8 },
      ]),
    )
    expect(Object.keys(result.current.kept)).toEqual(['ssc', 'licenseId'])
    act(() => result.current.keep('ssc', [file('other.pdf')]))
    act(() => result.current.drop('licenseId'))
    expect(result.current.kept).toEqual({})
  })

  it('tells the sentence of a file that did not open, and waits for the others before the page is left', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { result, told, refused, answer } = open()
    act(() => result.current.keep('ssc', [file('torn.pdf')]))
    await waitFor(() => expect(told).toHaveLength(1))
    let unkept: string[] | null = null
    const arrived = result.current.arrive().then((fields) => {
      unkept = fields
    })
    expect(unkept).toBeNull()
    answer({ status: 400, body: { error: 'torn.pdf is incomplete.', code: 'file_refused' } })
    await act(() => arrived)
    expect(unkept).toEqual([])
    expect(refused).toEqual(['ssc: torn.pdf is incomplete.'])
    warned.mockRestore()
  })

  it('tries again what could not be kept before the page is left, and says what still is not', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { result, told, answer } = open()
    act(() => result.current.keep('ssc', [file('card.pdf')]))
    await waitFor(() => expect(told).toHaveLength(1))
    answer({ status: 500, body: {} })
    expect(await act(() => waitUntilTold(result, told, answer, { status: 500, body: {} }))).toEqual(['ssc'])
    expect(await act(() => waitUntilTold(result, told, answer))).toEqual([])
    warned.mockRestore()
  })
})

async function waitUntilTold(
  result: { current: { arrive: () => Promise<string[]> } },
  told: string[],
  answer: (how?: Answer) => void,
  how?: Answer,
): Promise<string[]> {
  await new Promise((resolve) => setTimeout(resolve, 20))
  const before = told.length
  const arrived = result.current.arrive()
  await waitFor(() => expect(told.length).toBe(before + 1))
  answer(how)
  return arrived
}
