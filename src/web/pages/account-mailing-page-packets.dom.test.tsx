import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import {
  giveSignature,
  giveSignaturePhoto,
  listEnvelopes,
  signLetter,
  unsignLetter,
} from '../../shared/api/envelopes.ts'
import { listMailings } from '../../shared/api/mailing.ts'
import { getPackets, listResults } from '../../shared/api/results.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { envelopesOf, readyEnvelope } from '../test-support/sample-envelopes.ts'
import { mailLogOf, unsentLetter } from '../test-support/sample-mailings.ts'
import { noPostal } from '../test-support/sample-postal.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'
import { stubUploads } from '../test-support/stub-uploads.ts'

// No live channel in these tests: the vendor's socket never connects.
vi.mock('socket.io-client', () => ({
  io: () => ({ on: () => {}, io: { on: () => {} }, emit: () => {}, connect: () => {}, close: () => {} }),
}))

const address = '/account/mailing?client=5'
const equifax = {
  ...unsentLetter,
  documentId: 10,
  documentType: 'equifax_dispute_letter',
  recipient: 'Equifax',
}
const calls = (shown: ReturnType<typeof envelopesOf>) => [
  answerTo(listMailings, () => mailLogOf({ letters: [unsentLetter, equifax] })),
  answerTo(listEnvelopes, () => shown),
  noPostal,
  answerTo(listResults, () => []),
  answerTo(getPackets, () => ({
    entries: [],
    asked: { collectorValidation: [], identityTheft: [], securityFreeze: false },
  })),
]
const given = { kind: 'drawn' as const, givenAt: '2026-11-23T15:00:00.000Z', strokes: [[1, 2, 3, 4]] }
const title = 'Letter to Experian'

describe('/account/mailing, the packet of a letter', () => {
  it('says what is in it and where to add what is not, letter by letter and for all bureaus', async () => {
    const draft = { ...readyEnvelope, documentId: 10, isReady: false }
    stubCalls(...calls(envelopesOf({ letters: [readyEnvelope, draft] })))
    renderPage(address)
    const packet = await screen.findByRole('region', { name: `Mailing packet: ${title}` })
    expect(
      within(packet)
        .getByRole('link', { name: `Get the packet: ${title}` })
        .getAttribute('href'),
    ).toBe('/api/clients/5/envelopes/9/packet')
    expect(packet.textContent).toContain('2 enclosures. One is missing.')
    expect(within(packet).getByRole('link', { name: 'add it here' }).getAttribute('href')).toBe(
      '/account/papers?client=5',
    )
    const of = screen.getByRole('region', { name: 'Mailing packet: Letter to Equifax' })
    expect(of.textContent).toContain('once you have decided')
    expect(within(of).queryByRole('link')).toBeNull()
    expect(screen.queryByRole('link', { name: /all packets/ })).toBeNull()
  })

  it('says once above the letters which papers several packets lack, with the one link to add them', async () => {
    const other = { ...readyEnvelope, documentId: 10 }
    stubCalls(...calls(envelopesOf({ letters: [readyEnvelope, other] })))
    renderPage(address)
    const add = await screen.findByRole('link', { name: 'Add papers' })
    expect(add.getAttribute('href')).toBe('/account/papers?client=5')
    expect(add.closest('article')).toBeNull()
    expect(screen.queryByRole('link', { name: 'add it here' })).toBeNull()
    expect(screen.getAllByText('not in the packet')).toHaveLength(2)
  })

  it('says nothing of signing where the letter was mailed', async () => {
    stubCalls(...calls(envelopesOf({ letters: [{ ...readyEnvelope, isMailed: true }] })))
    renderPage(address)
    await screen.findByRole('region', { name: `Mailing packet: ${title}` })
    expect(screen.queryByText(/sign by hand|sign on the screen/)).toBeNull()
  })

  it('opens by itself where the person comes to sign, and takes no focus from the form that they opened meanwhile', async () => {
    let show: (shown: ReturnType<typeof envelopesOf>) => void = () => {}
    const late = new Promise<ReturnType<typeof envelopesOf>>((resolve) => {
      show = resolve
    })
    const mailed = { ...equifax, state: 'handed_over' as const }
    stubCalls(
      answerTo(listMailings, () => mailLogOf({ letters: [unsentLetter, mailed] })),
      answerTo(listEnvelopes, () => late),
      ...calls(envelopesOf({ letters: [] })).slice(2),
    )
    renderPage(`${address}&sign=next`)
    await userEvent.click(await screen.findByRole('button', { name: 'Upload an answer' }))
    const day = await screen.findByLabelText('On which day did it come?')
    day.focus()
    show(envelopesOf({ letters: [readyEnvelope] }))
    await screen.findByRole('heading', { name: `Sign: ${title}` })
    expect(document.activeElement).toBe(day)
  })

  it('is signed with a signature that is drawn once, by a press that says its consent', async () => {
    const letters = [readyEnvelope, { ...readyEnvelope, documentId: 10 }]
    const sent: unknown[] = []
    stubCalls(
      answerTo(giveSignature, ({ body }) => {
        sent.push(body)
        return envelopesOf({ signature: given, letters })
      }),
      answerTo(signLetter, ({ body }) => {
        sent.push(body)
        const signed = { ...readyEnvelope, signedAt: '2026-11-23T15:01:00.000Z' }
        return envelopesOf({ signature: given, letters: [signed, ...letters.slice(1)] })
      }),
      ...calls(envelopesOf({ letters })),
    )
    renderPage(address)
    await screen.findByRole('link', { name: 'Get all packets for round 1' })
    await userEvent.click(screen.getByRole('button', { name: `Sign this letter: ${title}` }))
    const sign = screen.getByRole('button', { name: 'I agree: set my signature in this letter' })
    expect(document.getElementById(sign.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
      /^By pressing the button you agree to sign this letter on the screen\./,
    )
    await userEvent.click(sign)
    expect(screen.getByText('Please draw your signature first').closest('[role=alert]')).toBeTruthy()
    const field = screen.getByRole('img', { name: 'Field for your signature' })
    field.getBoundingClientRect = () => new DOMRect(0, 0, 600, 200)
    fireEvent.pointerDown(field, { clientX: 10, clientY: 20 })
    fireEvent.pointerMove(field, { clientX: 30, clientY: 40 })
    fireEvent.pointerUp(field)
    expect(sent).toEqual([])
    await userEvent.click(sign)
    await screen.findByRole('button', { name: `Take the signature out: ${title}` })
    expect(sent).toEqual([{ strokes: [[10, 20, 30, 40]] }, { sha256: readyEnvelope.sha256, consent: true }])
  })

  it('opens one after the other to be signed, with the focus on what comes next, until none is left', async () => {
    const ids = [9, 10, 11]
    const signedIds: number[] = []
    const shown = () =>
      envelopesOf({
        signature: given,
        letters: ids.map((documentId) => ({
          ...readyEnvelope,
          documentId,
          signedAt: signedIds.includes(documentId) ? '2026-11-23T15:01:00.000Z' : null,
        })),
      })
    const transUnion = {
      ...equifax,
      documentId: 11,
      documentType: 'transunion_dispute_letter',
      recipient: 'TransUnion',
    }
    stubCalls(
      answerTo(listMailings, () => mailLogOf({ letters: [unsentLetter, equifax, transUnion] })),
      answerTo(signLetter, ({ params }) => {
        signedIds.push(Number(params.document))
        return shown()
      }),
      answerTo(unsignLetter, ({ params }) => {
        signedIds.splice(signedIds.indexOf(Number(params.document)), 1)
        return shown()
      }),
      answerTo(listEnvelopes, shown),
      ...calls(shown()).slice(2),
    )
    renderPage(`${address}&sign=next`)
    for (const [at, name] of ['Experian', 'Equifax', 'TransUnion'].entries()) {
      const heading = await screen.findByRole('heading', { name: `Sign: Letter to ${name}` })
      if (at > 0) expect(document.activeElement).toBe(heading)
      expect(screen.getAllByRole('heading', { name: /^Sign: / })).toHaveLength(1)
      await userEvent.click(screen.getByRole('button', { name: 'I agree: set my signature in this letter' }))
      const said = await screen.findByText(`Signed: Letter to ${name}`)
      expect(said.getAttribute('role')).toBe('status')
    }
    expect(signedIds).toEqual(ids)
    expect(screen.queryByRole('heading', { name: /^Sign: / })).toBeNull()
    expect(document.activeElement?.textContent).toMatch(/^Signed on /)
    await userEvent.click(screen.getByRole('button', { name: `Take the signature out: ${title}` }))
    await screen.findByRole('button', { name: `Sign this letter: ${title}` })
    expect(screen.queryByRole('heading', { name: /^Sign: / })).toBeNull()
  })

  it('is signed with a photo of a signature, where nobody draws, and the focus goes on to the act that sets it', async () => {
    const photographed = { kind: 'photo' as const, strokes: [], givenAt: '2026-11-23T15:00:00.000Z' }
    stubCalls(
      answerTo(giveSignaturePhoto, () => envelopesOf({ signature: photographed, letters: [readyEnvelope] })),
      ...calls(envelopesOf({ letters: [readyEnvelope] })),
    )
    stubUploads()
    renderPage(`${address}&sign=next`)
    const photo = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'name.jpg', { type: 'image/jpeg' })
    await userEvent.upload(await screen.findByLabelText('Use a photo of your signature'), photo)
    await screen.findByText('The signature from your photo')
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'I agree: set my signature in this letter' }),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Give another signature' }))
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: `Sign: ${title}` }))
  })

  it('tells staff whether it is signed, and lets them not sign', async () => {
    stubCalls(...calls(envelopesOf({ maySign: false, letters: [readyEnvelope] })))
    renderPage(address)
    await screen.findByText('Only the client can sign.')
    expect(screen.queryByRole('button', { name: /Sign this letter/ })).toBeNull()
  })
})
