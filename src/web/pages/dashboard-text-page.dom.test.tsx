import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import {
  getOwnTexts,
  type OwnTextGroup,
  previewOwnTexts,
  saveOwnTexts,
  testOwnTexts,
} from '../../shared/api/own-texts.ts'
import { enter } from '../test-support/enter-text.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { signedInAs } from '../test-support/staff-session.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

const text = { variables: [], required: [], locked: null, own: null, isShippedNewer: false }
const group: OwnTextGroup = {
  key: 'follow-up',
  kind: 'mail',
  name: 'Follow-up',
  lead: 'When the time is over.',
  language: 'en',
  version: 1,
  entries: [
    {
      ...text,
      id: 'followUp.subject',
      label: 'Subject',
      place: 'line',
      variables: ['round'],
      required: ['round'],
      shipped: 'Round {round}: answered?',
    },
    {
      ...text,
      id: 'stage.law',
      label: 'The time',
      place: 'line',
      locked: { source: '15 U.S.C. 1681i', why: 'It is the law’s.' },
      shipped: 'A bureau has 30 days.',
    },
  ],
  foot: ['1 Elm St'],
  versions: [
    {
      version: 1,
      madeBy: 'Ada',
      madeAt: '2026-11-20T15:00:00Z',
      changes: { 'followUp.subject': 'Earlier {round}' },
    },
  ],
}

it('takes a text with its variables, refuses what cannot stand, and puts earlier words back into the fields', async () => {
  const sent: unknown[] = []
  stubCalls(
    signedInAs('admin'),
    answerTo(getOwnTexts, () => group),
    answerTo(previewOwnTexts, () => ({
      subject: 'Drawn',
      html: '<p>Drawn</p>',
      text: 'Drawn',
      warnings: [],
    })),
    answerTo(testOwnTexts, () => ({ sentTo: 'ada@armor.example', mailServer: true })),
    answerTo(saveOwnTexts, ({ body }) => {
      sent.push(body)
      return group
    }),
  )
  renderPage('/dashboard/text?group=follow-up&language=en')
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Subject' })
  // The law's words stand where they are, without a field.
  expect(screen.getByText('A bureau has 30 days.')).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: 'The time' })).toBeNull()
  await userEvent.clear(field)
  enter(field, 'We guarantee it ')
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })
  expect(save.disabled).toBe(true)
  await userEvent.click(screen.getByLabelText('I have read these, and keep my words'))
  await userEvent.click(save)
  expect((await screen.findAllByText(/\{round\} is missing/)).length).toBeGreaterThan(0)
  expect(sent).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: /^Insert \{round\}/ }))
  expect(field.value).toContain('{round}')
  await userEvent.click(screen.getByText(/^Version 1/))
  await userEvent.click(screen.getByRole('button', { name: 'Put these words above' }))
  expect(field.value).toBe('Earlier {round}')
  await userEvent.click(screen.getByRole('button', { name: 'Send me a test' }))
  expect(await screen.findByText(/Sent to ada@armor.example/)).toBeTruthy()
  await userEvent.click(save)
  const changes = { 'followUp.subject': 'Earlier {round}' }
  await waitFor(() => expect(sent).toMatchObject([{ changes, basedOn: 1 }]))
})

it('of a mail of no case takes no client’s data, and calls nothing the law’s that is not', async () => {
  const notice: OwnTextGroup = { ...group, kind: 'notice' }
  stubCalls(
    signedInAs('admin'),
    answerTo(getOwnTexts, () => notice),
    answerTo(previewOwnTexts, () => ({ subject: 'Drawn', html: '<p></p>', text: '', warnings: [] })),
  )
  renderPage('/dashboard/text?group=follow-up&language=en')
  expect(await screen.findByText('Drawn')).toBeTruthy()
  expect(screen.getByText('Locked: The time')).toBeTruthy()
  expect(screen.queryByText(/how optional emails are stopped/)).toBeNull()
  expect(screen.queryByLabelText(/Look with a client/)).toBeNull()
})
