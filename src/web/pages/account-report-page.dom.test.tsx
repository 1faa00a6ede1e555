import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { pointAtLine, withdrawPointing } from '../../shared/api/pointing.ts'
import { heldAnswer } from '../test-support/held-answer.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { refusal } from '../test-support/sample-portal.ts'
import { lineOf, readingOf, saidBalance } from '../test-support/sample-reading.ts'
import { serveReading } from '../test-support/serve-reading.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

// No live channel in these tests: the vendor's socket never connects.
vi.mock('socket.io-client', () => ({
  io: () => ({ on: () => {}, io: { on: () => {} }, emit: () => {}, connect: () => {}, close: () => {} }),
}))

const address = '/account/reports/experian?client=5'
const question = async () => within(await screen.findByRole('region', { name: 'What is this line?' }))
const places = async () => within(await screen.findByRole('group', { name: /^Lines of the page\./ }))

describe('/account/reports/:bureau', () => {
  it('asks line after line, reads back what will be read, saves it, and goes on', async () => {
    const { server, read, takes } = serveReading(readingOf())
    stubCalls(...read, takes)
    renderPage(address)
    const asked = await question()
    expect(asked.getByText('Amt owing $1,204 of 2026')).toBeTruthy()
    await userEvent.selectOptions(asked.getByLabelText('What is it?'), 'Balance')
    expect(asked.getByText('Balance: $1,204')).toBeTruthy()
    await userEvent.click(asked.getByRole('button', { name: 'Save' }))
    expect((await screen.findAllByText('Saved. Balance of CAPITAL ONE: $1,204')).length).toBeGreaterThan(0)
    expect(server.said).toEqual([{ upload: 12, page: 2, line: 1, meaning: 'balance' }])
    expect(await (await question()).findByText('Printed on both sides')).toBeTruthy()
    const said = within(screen.getByRole('region', { name: 'What was said of this report' }))
    expect(said.getByText('Balance of CAPITAL ONE: $1,204')).toBeTruthy()
    expect(
      (await places()).getByRole('button', { name: 'Amt owing $1,204 of 2026, you said: Balance' }),
    ).toBeTruthy()
  })

  it('narrows a line to its words, and sends just those', async () => {
    const { server, read, takes } = serveReading(readingOf())
    stubCalls(...read, takes)
    renderPage(address)
    const asked = await question()
    await userEvent.selectOptions(asked.getByLabelText('What is it?'), 'Date opened')
    await userEvent.click(asked.getByRole('button', { name: 'of' }))
    await userEvent.click(asked.getByRole('button', { name: '2026' }))
    expect(asked.getByText('Date opened: of 2026')).toBeTruthy()
    await userEvent.click(asked.getByRole('button', { name: '2026' }))
    expect(asked.getByText('Date opened: 2026')).toBeTruthy()
    await userEvent.click(asked.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(server.said).toEqual([
        { upload: 12, page: 2, line: 1, meaning: 'opened', words: { from: 4, to: 4 } },
      ]),
    )
    await screen.findAllByText(/^Saved\./)
  })

  it('asks first for what the file cannot do without, and takes the line that is pressed on the page', async () => {
    const { server, read, takes } = serveReading(
      readingOf({
        state: 'refused',
        sentence: 'The date of this report could not be found.',
        needs: ['reportDate'],
      }),
      [lineOf(0, 'Seen on May 1, 2026'), lineOf(1, 'CAPITAL ONE')],
    )
    stubCalls(...read, takes)
    renderPage(`${address}&page=1`)
    expect(await screen.findByText('The date of this report could not be found.')).toBeTruthy()
    const asked = within(
      await screen.findByRole('region', { name: 'Which line is the date of this report?' }),
    )
    expect(asked.queryByLabelText('What is it?')).toBeNull()
    await userEvent.click(
      (await places()).getByRole('button', { name: 'Seen on May 1, 2026, not understood' }),
    )
    expect(asked.getByText('Date of the report: May 1, 2026')).toBeTruthy()
    await waitFor(() =>
      expect(document.activeElement?.textContent).toBe('Which line is the date of this report?'),
    )
    await userEvent.click(asked.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(server.said).toEqual([{ upload: 12, page: 1, line: 0, meaning: 'reportDate' }]),
    )
    await screen.findAllByText(/^Saved\./)
  })

  it('works without the page: the list has the same lines, all of them if wanted', async () => {
    const { read } = serveReading(readingOf())
    stubCalls(...read)
    renderPage(address)
    const list = within(await screen.findByRole('region', { name: 'Lines of page 2' }))
    expect(list.queryByRole('button', { name: 'CAPITAL ONE' })).toBeNull()
    await userEvent.click(list.getByRole('button', { name: 'All lines' }))
    await userEvent.click(list.getByRole('button', { name: 'CAPITAL ONE' }))
    const asked = await question()
    expect(await asked.findByText('CAPITAL ONE')).toBeTruthy()
    await userEvent.click(asked.getByRole('button', { name: 'Do not say anything of it' }))
    expect(await (await question()).findByText('Amt owing $1,204 of 2026')).toBeTruthy()
    fireEvent.error(screen.getByRole('img', { name: 'Page 2 of the Experian report' }))
    expect(screen.getByText(/The page cannot be shown\./)).toBeTruthy()
    expect(list.getByRole('button', { name: 'Amt owing $1,204 of 2026' })).toBeTruthy()
  })

  it('is one stop of the Tab key with a way from line to line by the arrows', async () => {
    const { read } = serveReading(readingOf())
    stubCalls(...read)
    renderPage(address)
    const lines = await (await places()).findAllByRole('button')
    expect(lines.map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1])
    act(() => lines[1]?.focus())
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(lines[2])
    await userEvent.keyboard('{Home}{Enter}')
    expect(await (await question()).findByText('CAPITAL ONE')).toBeTruthy()
  })

  it('skips lines, offers the other pages, and says when nothing is left', async () => {
    const pages = [1, 2].map((page) => ({ page, width: 612, height: 792, unread: 2 }))
    const { read } = serveReading(readingOf({ pages }))
    stubCalls(...read)
    const page = renderPage(address)
    for (let line = 0; line < 2; line += 1)
      await userEvent.click(await (await question()).findByRole('button', { name: 'Skip this line' }))
    await userEvent.click(await (await question()).findByRole('button', { name: 'Go to page 2 (2 lines)' }))
    expect(page.location()).toBe(`${address}&page=2`)
    for (let line = 0; line < 2; line += 1)
      await userEvent.click(await (await question()).findByRole('button', { name: 'Skip this line' }))
    expect(await (await question()).findByText(/^You skipped the rest\./)).toBeTruthy()
    await userEvent.click(await (await question()).findByRole('button', { name: /^Go through the skipped/ }))
    expect(await (await question()).findByRole('button', { name: 'Skip this line' })).toBeTruthy()
  })

  it('takes a double click once', async () => {
    const { read } = serveReading(readingOf())
    const { held, letGo } = heldAnswer()
    let sent = 0
    stubCalls(
      ...read,
      answerTo(pointAtLine, async () => {
        sent += 1
        await held
        return readingOf({ pointings: [saidBalance] })
      }),
    )
    renderPage(address)
    const asked = await question()
    await userEvent.selectOptions(asked.getByLabelText('What is it?'), 'Balance')
    await userEvent.dblClick(asked.getByRole('button', { name: 'Save' }))
    await userEvent.click(asked.getByRole('button', { name: 'Saving...' }))
    letGo()
    await screen.findAllByText(/^Saved\./)
    expect(sent).toBe(1)
  })

  it('keeps a line that is pressed while the one before is being saved', async () => {
    const { read } = serveReading(readingOf())
    const { held, letGo } = heldAnswer()
    stubCalls(
      ...read,
      answerTo(pointAtLine, async () => {
        await held
        return readingOf({ pointings: [saidBalance] })
      }),
    )
    renderPage(address)
    const asked = await question()
    await userEvent.selectOptions(asked.getByLabelText('What is it?'), 'Balance')
    await userEvent.click(asked.getByRole('button', { name: 'Save' }))
    await userEvent.click((await places()).getByRole('button', { name: 'CAPITAL ONE' }))
    letGo()
    await screen.findAllByText(/^Saved\./)
    expect(await (await question()).findByText('CAPITAL ONE')).toBeTruthy()
    expect(await (await question()).findByRole('button', { name: 'Save' })).toBeTruthy()
  })

  it('says what to choose, and keeps everything chosen when the server refuses or cannot be reached', async () => {
    const { read } = serveReading(readingOf())
    const answers = [
      () => refusal(400, 'There is no amount in these words.'),
      () => {
        throw new TypeError('Failed to fetch')
      },
    ]
    stubCalls(
      ...read,
      answerTo(pointAtLine, () => (answers.shift() ?? (() => readingOf({ pointings: [saidBalance] })))()),
    )
    renderPage(address)
    const asked = await question()
    await userEvent.click(asked.getByRole('button', { name: 'Save' }))
    expect(asked.getByText('Choose what the line is.')).toBeTruthy()
    await userEvent.selectOptions(asked.getByLabelText('What is it?'), 'Balance')
    await userEvent.click(asked.getByRole('button', { name: 'owing' }))
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await userEvent.click(asked.getByRole('button', { name: 'Save' }))
    expect(await asked.findByText('There is no amount in these words.')).toBeTruthy()
    await userEvent.click(asked.getByRole('button', { name: 'Save' }))
    expect(await asked.findByText(/^The server could not be reached/)).toBeTruthy()
    warned.mockRestore()
    expect(asked.getByLabelText<HTMLSelectElement>('What is it?').value).toBe('balance')
    expect(asked.getByRole('button', { name: 'owing' }).getAttribute('aria-pressed')).toBe('true')
    await userEvent.click(asked.getByRole('button', { name: 'Save' }))
    expect((await screen.findAllByText(/^Saved\./)).length).toBeGreaterThan(0)
  })

  it('says that the file was replaced meanwhile, and shows the new one without what was chosen for the old', async () => {
    const { server, read } = serveReading(readingOf())
    stubCalls(
      ...read,
      answerTo(pointAtLine, () => refusal(409, 'This file was replaced meanwhile.')),
    )
    renderPage(address)
    const asked = await question()
    await userEvent.selectOptions(asked.getByLabelText('What is it?'), 'Balance')
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await userEvent.click(asked.getByRole('button', { name: 'Save' }))
    expect(await asked.findByText('This file was replaced meanwhile.')).toBeTruthy()
    warned.mockRestore()
    server.reading = readingOf({ upload: 13, fileName: 'newer.pdf' })
    server.lines = [lineOf(0, 'Another line')]
    await userEvent.click(asked.getByRole('button', { name: 'Show the report as it is now' }))
    expect(await screen.findByText(/^Another file took the place/)).toBeTruthy()
    const fresh = await question()
    expect(await fresh.findByText('Another line')).toBeTruthy()
    expect(fresh.getByLabelText<HTMLSelectElement>('What is it?').value).toBe('')
  })

  it('takes back what was said, and says why it could not', async () => {
    const { read } = serveReading(readingOf({ pointings: [saidBalance] }))
    let isMailed = true
    stubCalls(
      ...read,
      answerTo(withdrawPointing, ({ params }) => {
        expect(params.pointing).toBe('31')
        return isMailed ? refusal(409, 'The letters of this report are mailed.') : readingOf()
      }),
    )
    renderPage(address)
    const undo = await screen.findByRole('button', {
      name: 'Take it back: Balance of CAPITAL ONE: $1,204',
    })
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await userEvent.click(undo)
    expect(await screen.findByText('The letters of this report are mailed.')).toBeTruthy()
    warned.mockRestore()
    isMailed = false
    await userEvent.click(undo)
    await waitFor(() => expect(screen.queryByText('What was said of this report')).toBeNull())
    expect(screen.getAllByText(/^Taken back\./).length).toBeGreaterThan(0)
  })
})
