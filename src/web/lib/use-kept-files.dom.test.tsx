import { act, renderHook, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { dropIntakeFile, keepIntakeFile } from '../../../shared/api/intake.ts'
import { answerTo, stubCalls } from '../../test-support/stub-calls.ts'
import { stubUploads } from '../../test-support/stub-uploads.ts'
import { firstWriteFirst } from './first-write.ts'
import { useKeptFiles } from './use-kept-files.ts'

const file = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })

/** What the server was told, in order; an upload is answered when the test says so. */
function open() {
  const told: string[] = []
  const answers: (() => void)[] = []
  stubCalls(
    answerTo(keepIntakeFile, async ({ body }) => {
      const sent = body as FormData
      const chosen = sent.get('chosen') as File
      told.push(`keep ${sent.get('field')} ${chosen.name}`)
      await new Promise<void>((resolve) => answers.push(resolve))
      return { field: 'ssc' as const, fileName: chosen.name, bytes: chosen.size }
    }),
    answerTo(dropIntakeFile, ({ params }) => {
      told.push(`drop ${params.field}`)
      return { field: 'ssc' as const }
    }),
  )
  stubUploads()
  const firstWrite = firstWriteFirst()
  const { result } = renderHook(() => useKeptFiles(firstWrite))
  return { result, told, answer: () => answers.shift()?.() }
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
})
