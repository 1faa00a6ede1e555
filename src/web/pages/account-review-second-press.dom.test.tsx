import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderPage } from '../test-support/render-page.tsx'
import { secondFinding, serveReview } from '../test-support/serve-review.ts'

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

/** Ends what the page waits for after a press: no second one comes any more. */
const waiting = vi.hoisted(() => ({ end: [] as (() => void)[] }))
vi.mock('../lib/second-press.ts', async (original) => ({
  ...(await original<object>()),
  afterSecondPress: () => new Promise<void>((resolve) => waiting.end.push(resolve)),
}))

const press = (name: string, pressed: boolean) =>
  screen.findByRole('button', { name, pressed }).then((button) => userEvent.click(button))

it('the second press of a double click counts for the finding that was read, and not for the one that comes', async () => {
  const third = { ...secondFinding, id: 'f-third', title: 'A third finding' }
  const sent = serveReview({ findings: [secondFinding, third] })
  renderPage('/account/review?client=5&view=one')
  await screen.findByRole('heading', { level: 2, name: 'A second finding' })
  await press('Dispute', false)
  // The word is saved and shown: what comes next could be drawn, and lies where the finger is.
  await press('Dispute', true)
  for (const end of waiting.end) end()
  await screen.findByRole('heading', { level: 2, name: 'A third finding' })
  expect(sent).toMatchObject([{ finding: secondFinding.id }, { finding: secondFinding.id }])
  expect(screen.getByRole('button', { name: 'Dispute', pressed: false })).toBeTruthy()
})
