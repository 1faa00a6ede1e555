import { type RenderResult, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { makeRoutes } from '../router.tsx'

/** Opens an address of the app as the browser would, all providers and lazy pages included. */
export function renderPage(address: string): RenderResult & { location: () => string } {
  const router = createMemoryRouter(makeRoutes(), { initialEntries: [address] })
  const rendered = render(<RouterProvider router={router} />)
  return { ...rendered, location: () => `${router.state.location.pathname}${router.state.location.search}` }
}
