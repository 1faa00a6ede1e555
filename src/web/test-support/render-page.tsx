import { type RenderResult, render } from '@testing-library/react'
import { AppRoot } from '../app-root.tsx'
import { makeRoutes } from '../app-routes.ts'
import { addressOfLocation } from '../lib/router/app-location.ts'
import { makeRouter } from '../lib/router/make-router.ts'
import type { Route } from '../lib/router/routes.ts'
import { makeTextCatalogue } from '../lib/text-catalogue.ts'
import { memoryHistory } from './memory-history.ts'

/** Opens an address of the app as the browser would, all providers and lazy pages included. */
export function renderPage(
  address: string,
  more: readonly Route[] = [],
): RenderResult & { location: () => string } {
  const catalogue = makeTextCatalogue()
  const router = makeRouter(memoryHistory(address), [...more, ...makeRoutes(catalogue)])
  const rendered = render(<AppRoot router={router} catalogue={catalogue} />)
  return { ...rendered, location: () => addressOfLocation({ ...router.state().location, hash: '' }) }
}
