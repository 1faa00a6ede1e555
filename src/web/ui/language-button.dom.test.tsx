import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { saveLanguage } from '../../shared/api/language.ts'
import { keepChosenLanguage } from '../lib/chosen-language.ts'
import { formatDay } from '../lib/format.ts'
import { enter } from '../test-support/enter-text.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

const saved: unknown[] = []
const takesLanguage = answerTo(saveLanguage, ({ body }) => {
  saved.push(body)
  return { language: 'es' as const, kept: true }
})

describe('the language of the page', () => {
  it('becomes Spanish at a press, keeps what was typed, and is kept in the browser and on the server', async () => {
    saved.length = 0
    stubCalls(takesLanguage)
    renderPage('/apply-beta')
    await userEvent.type(await screen.findByLabelText('Full name'), 'Ana')
    await userEvent.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Español' }))
    const name = (await screen.findByLabelText('Nombre completo')) as HTMLInputElement
    expect(name.value).toBe('Ana')
    expect(document.documentElement.lang).toBe('es')
    expect(document.cookie).toBe('language=es')
    expect(saved).toEqual([{ language: 'es' }])
    expect(formatDay('2026-06-03')).toBe('3 de junio de 2026')
  })

  it('is the one that was chosen in this browser before, and goes back to English', async () => {
    keepChosenLanguage('es')
    stubCalls(takesLanguage)
    renderPage('/apply-beta')
    await screen.findByLabelText('Nombre completo')
    await userEvent.click(within(screen.getByRole('banner')).getByRole('button', { name: 'English' }))
    expect(await screen.findByLabelText('Full name')).toBeTruthy()
    expect(document.documentElement.lang).toBe('en')
    expect(document.cookie).toBe('language=en')
  })

  it('is no longer asked for by the address after another one was chosen: a reload stays with the choice', async () => {
    keepChosenLanguage('es')
    stubCalls(takesLanguage)
    renderPage('/apply-beta')
    window.history.replaceState({ kept: 1 }, '', '/apply-beta?a=1&language=es#b')
    await screen.findByLabelText('Nombre completo')
    await userEvent.click(within(screen.getByRole('banner')).getByRole('button', { name: 'English' }))
    await screen.findByLabelText('Full name')
    const { pathname, search, hash } = window.location
    expect([pathname, search, hash, window.history.state]).toEqual(['/apply-beta', '?a=1', '#b', { kept: 1 }])
    window.history.replaceState(null, '', '/')
  })

  it('changes also when the server cannot keep it', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    stubCalls(
      answerTo(saveLanguage, () => ({
        status: 500,
        body: { error: 'No.', code: 'internal', requestId: 'r' },
      })),
    )
    renderPage('/apply-beta')
    await userEvent.click(within(await screen.findByRole('banner')).getByRole('button', { name: 'Español' }))
    expect(await screen.findByLabelText('Nombre completo')).toBeTruthy()
    await waitFor(() => expect(warned).toHaveBeenCalledOnce())
  })

  it('is the last one that was chosen, however late the server answers to the one before', async () => {
    stubCalls(takesLanguage)
    const answer = globalThis.fetch
    const sent: (AbortSignal | null | undefined)[] = []
    globalThis.fetch = (input, init) => {
      sent.push(init?.signal)
      return sent.length === 1 ? new Promise(() => {}) : answer(input, init)
    }
    renderPage('/apply-beta')
    const banner = within(await screen.findByRole('banner'))
    await userEvent.click(banner.getByRole('button', { name: 'Español' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    await userEvent.click(await banner.findByRole('button', { name: 'English' }))
    await waitFor(() => expect(sent.map((signal) => signal?.aborted)).toEqual([true, false]))
  })

  it('is spoken by the checks of a form, too', async () => {
    keepChosenLanguage('es')
    stubCalls()
    renderPage('/account/sign-in')
    enter(await screen.findByLabelText('Correo electrónico'), 'nobody')
    await userEvent.click(screen.getByRole('button', { name: 'Enviar el enlace de acceso' }))
    expect((await screen.findAllByText(/Escriba un correo electrónico válido/)).length).toBeGreaterThan(0)
  })
})
