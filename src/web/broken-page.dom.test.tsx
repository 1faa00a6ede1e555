import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderPage } from './test-support/render-page.tsx'

it('says of a page that could not be fetched without a connection that the server was not reached', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const lost = { path: '/lost', load: () => Promise.reject(new TypeError('Failed to fetch the page')) }
  const open = () => renderPage('/lost', [lost])
  const { unmount } = open()
  expect(await screen.findByText(/The server could not be reached/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Load again' })).toBeTruthy()
  unmount()
  isOnline.mockReturnValue(true)
  open()
  expect(await screen.findByText(/If it happens again, contact support/)).toBeTruthy()
})
