import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it, vi } from 'vitest'
import { makeRoutes } from './router.tsx'

it('says of a page that could not be fetched without a connection that the server was not reached', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const routes = makeRoutes()
  const lost = { path: '/lost', lazy: () => Promise.reject(new TypeError('Failed to fetch the page')) }
  for (const { children } of routes) children?.unshift(lost)
  const open = () =>
    render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/lost'] })} />)
  const { unmount } = open()
  expect(await screen.findByText(/The server could not be reached/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Load again' })).toBeTruthy()
  unmount()
  isOnline.mockReturnValue(true)
  open()
  expect(await screen.findByText(/If it happens again, contact support/)).toBeTruthy()
})
