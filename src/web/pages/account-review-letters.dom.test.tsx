import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  chooseLetterLayout,
  type LettersOnScreen,
  listLetters,
  saveOwnWords,
  type WordsVersion,
} from '../../shared/api/letters.ts'
import { listDocuments } from '../../shared/api/portal.ts'
import { getReview } from '../../shared/api/review.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { lettersOf } from '../test-support/sample-letters.ts'
import { reviewOf, sampleFinding } from '../test-support/sample-review.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

vi.mock('socket.io-client', () => ({
  io: () => ({
    io: { on: () => {} },
    connected: true,
    on: () => {},
    emit: () => {},
    connect: () => {},
    close: () => {},
  }),
}))
afterEach(() => sessionStorage.clear())

const address = '/account/review?client=5&view=one&step=sign'
const disputed = {
  ...sampleFinding,
  letters: [{ bureau: 'Experian' as const, item: 1, kept: false }],
  decision: { decision: 'dispute' as const, note: null, decidedAt: '2026-11-20T14:00:00.000Z' },
}
const item = 'Your own words on item 1 to Experian'

/** A server that keeps each version of the words; `answer` may refuse one. */
function serve(
  answer: (text: string) => { status: number; body: object } | Promise<void> | undefined = () => undefined,
) {
  const sent: unknown[] = []
  let letters: LettersOnScreen = lettersOf()
  let versions: WordsVersion[] = []
  stubCalls(
    answerTo(getReview, () => reviewOf({ findings: [disputed], questions: [], confirmations: [] })),
    answerTo(listDocuments, () => []),
    answerTo(listLetters, () => letters),
    answerTo(chooseLetterLayout, ({ body }) => {
      sent.push(body)
      letters = { ...letters, layout: chooseLetterLayout.body.parse(body).layout }
      return { chosenAt: '2026-11-20T14:03:00.000Z' }
    }),
    answerTo(saveOwnWords, async ({ body }) => {
      const given = saveOwnWords.body.parse(body)
      sent.push(given)
      const refused = await answer(given.text)
      if (refused) return refused
      const at = `2026-11-20T14:0${versions.length}:00.000Z`
      versions = [{ text: given.text, at, by: 'client' }, ...versions]
      const placed = [{ item: given.item, versions }]
      letters = { ...letters, letters: letters.letters.map((each) => ({ ...each, words: placed })) }
      return { versions }
    }),
  )
  return sent
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const openLetter = async () => {
  await screen.findByRole('button', { name: 'Read it here and add your words' })
  await press('Read it here and add your words')
}
const field = () => screen.getByRole('textbox', { name: new RegExp(item) })
const write = (text: string) => fireEvent.change(field(), { target: { value: text } })

describe('/account/review: this is what you will sign', () => {
  it('shows the letter as text with the law explained at a tap, and takes words, versions and undo', async () => {
    const sent = serve()
    renderPage(address)
    await openLetter()
    expect(screen.getByText(/On page 7 the report prints Balance/)).toBeTruthy()
    await press('Help: the law: Section 611')
    expect(screen.getByText(/must look into it free of charge/)).toBeTruthy()

    await press(`Add: ${item}`)
    await waitFor(() => expect(document.activeElement).toBe(field()))
    write('I swear that I paid it.')
    expect(screen.getByText('577 characters left')).toBeTruthy()
    expect(screen.getByText(/A false statement under oath is a crime/)).toBeTruthy()
    await press('Save my words')
    const region = await screen.findByRole('region', { name: item })
    await within(region).findByText('I swear that I paid it.')
    expect(sent).toEqual([
      { letter: 'experian_dispute_letter', item: 'f-late', text: 'I swear that I paid it.' },
    ])
    await waitFor(() =>
      expect(document.activeElement).toBe(within(region).getByRole('button', { name: `Change: ${item}` })),
    )
    await press(`Change: ${item}`)
    write('I paid it.')
    await press('Save my words')
    await within(region).findByText('I paid it.')
    expect(within(region).getByText('Earlier version')).toBeTruthy()
    await press('Undo')
    await waitFor(() => expect(sent).toHaveLength(3))
    expect(sent.at(-1)).toMatchObject({ text: 'I swear that I paid it.' })
    await within(region).findByText('Earlier versions (2)')
    await userEvent.click(
      within(region).getAllByRole('button', { name: /^Put back the version/ })[0] as Element,
    )
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ text: 'I paid it.' }))
  })

  it('points out whole numbers before it asks, keeps what is typed through a refusal, a save and a reload', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const sent = serve((text) => {
      if (text.includes('box')) {
        const says = { key: 'case.wordsNotPrintable', params: { signs: ['☃'] } }
        return {
          status: 400,
          body: {
            error: 'Cannot print.',
            code: 'x',
            fields: { text: 'Cannot print.' },
            fieldsSay: { text: says },
          },
        }
      }
      return text === 'First.' ? held : undefined
    })
    const page = renderPage(address)
    await openLetter()
    await press(`Add: ${item}`)
    write('My number is 123-45-6789.')
    await press('Save my words')
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText(/whole Social Security number: XXXXX6789/)).toBeTruthy()
    expect(sent).toEqual([])
    write('A box ☃')
    await press('Save my words')
    await screen.findByText(/cannot print: ☃|Cannot print/)
    expect((field() as HTMLTextAreaElement).value).toBe('A box ☃')
    write('First.')
    await press('Save my words')
    write('First. And more, typed meanwhile.')
    release()
    await waitFor(() => expect(screen.getByText(/Not saved yet/)).toBeTruthy())
    expect((field() as HTMLTextAreaElement).value).toBe('First. And more, typed meanwhile.')
    page.unmount()
    renderPage(address)
    const again = await screen.findByRole('textbox', { name: new RegExp(item) })
    expect((again as HTMLTextAreaElement).value).toBe('First. And more, typed meanwhile.')
    await press('Close without saving')
    expect(await screen.findByText('First.')).toBeTruthy()
  })

  it('chooses how all letters look', async () => {
    const sent = serve()
    renderPage(address)
    await userEvent.click(await screen.findByRole('radio', { name: /A table/ }))
    await screen.findByText('Saved. Your letters are being updated.')
    expect(sent).toEqual([{ layout: 'table' }])
    expect(screen.getByRole('radio', { name: /A table/ })).toHaveProperty('checked', true)
  })
})
