import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import {
  addOwnMail,
  changeOwnMail,
  getOwnMail,
  type OwnMailWithVersions,
  previewOwnMail,
} from '../../shared/api/own-mails.ts'
import { listClients } from '../../shared/api/staff-clients.ts'
import { enter } from '../test-support/enter-text.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { staffClient } from '../test-support/sample-case.ts'
import { signedInAs } from '../test-support/staff-session.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

const first = {
  version: 1,
  name: 'A question',
  delayMinutes: 120,
  isOn: true,
  texts: { en: { subject: 'How was it?', body: 'Hello' }, es: { subject: '¿Cómo fue?', body: 'Hola' } },
  madeBy: 'Ada',
  madeAt: '2026-11-20T15:00:00Z',
}
const second = { ...first, version: 2, texts: { ...first.texts, en: { subject: 'Newer', body: 'Hello' } } }
const kind: OwnMailWithVersions = { ...second, id: 3, trigger: 'answer-stored', versions: [second, first] }
const drawn = { subject: 'Drawn', html: '<p>Drawn</p>', text: 'Drawn', warnings: [] }

it('takes what a new kind follows and its words, and says what is wrong before it is sent', async () => {
  const sent: unknown[] = []
  stubCalls(
    signedInAs('admin'),
    answerTo(previewOwnMail, () => drawn),
    answerTo(getOwnMail, () => kind),
    answerTo(addOwnMail, ({ body }) => {
      sent.push(body)
      return kind
    }),
  )
  renderPage('/dashboard/own-mail')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await screen.findAllByText('Choose what it follows.')).not.toHaveLength(0)
  expect(sent).toEqual([])
  enter(screen.getByLabelText('Name, for staff'), 'A question')
  await user.selectOptions(screen.getByLabelText('What it follows'), 'A bureau’s answer came in')
  await user.clear(screen.getByLabelText('How long after'))
  await user.type(screen.getByLabelText('How long after'), '2')
  const [english, spanish] = screen.getAllByLabelText('Subject')
  const [body, cuerpo] = screen.getAllByLabelText('Text')
  for (const field of [english, spanish, body, cuerpo]) if (field) await user.type(field, 'Hola')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  const words = { subject: 'Hola', body: 'Hola' }
  expect(sent[0]).toEqual({
    name: 'A question',
    trigger: 'answer-stored',
    delayMinutes: 2 * 24 * 60,
    isOn: true,
    texts: { en: words, es: words },
    basedOn: 0,
    warningsRead: false,
  })
})

it('keeps what a kind follows, and puts earlier words back into the fields', async () => {
  const sent: unknown[] = []
  stubCalls(
    signedInAs('admin'),
    answerTo(previewOwnMail, ({ body }) => {
      const { client } = body as { client?: number }
      return client === undefined ? drawn : { ...drawn, subject: `Of client ${client}` }
    }),
    answerTo(listClients, () => [{ ...staffClient, id: 12, name: 'Ann Reader', missingFiles: 0 }]),
    answerTo(getOwnMail, () => kind),
    answerTo(changeOwnMail, ({ body }) => {
      sent.push(body)
      return kind
    }),
  )
  renderPage('/dashboard/own-mail?kind=3')
  const user = userEvent.setup()
  expect(await screen.findByLabelText('What it follows')).toHaveProperty('disabled', true)
  expect(screen.getByLabelText('How long after')).toHaveProperty('value', '2')
  await user.type(screen.getByLabelText(/^Look with a client’s data/), 'Ann')
  await user.click(await screen.findByRole('button', { name: /^Ann Reader/ }))
  expect(await screen.findByText('Of client 12')).toBeTruthy()
  await user.click(screen.getByText(/^Version 1: Ada/))
  const restore = screen.getAllByRole('button', { name: 'Put these words above' })[1]
  if (restore) await user.click(restore)
  expect(screen.getAllByLabelText('Subject')[0]).toHaveProperty('value', 'How was it?')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toMatchObject([{ basedOn: 2, delayMinutes: 120, texts: first.texts }]))
})
